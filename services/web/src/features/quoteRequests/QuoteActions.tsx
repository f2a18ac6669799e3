import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import Mail from "lucide-react/icons/mail";
import { styled } from "styled-components";
import { media } from "../../theme";
import { LinkButton } from "../../ui/Button";
import { CallAndText } from "./CallAndText";
import { CopyDetailsButton } from "./CopyDetailsButton";
import { mailHref } from "./mailHref";
import { namesOf } from "./quoteFacts";

export function QuoteActions({ quote }: { quote: QuoteRequest }) {
  const name = namesOf(quote);
  return (
    <Root>
      <CallAndText quote={quote} />
      {quote.email && (
        <LinkButton $variant="line" href={mailHref(quote.email)} aria-label={`Email ${name}`}>
          <Mail aria-hidden />
          Email
        </LinkButton>
      )}
      <CopyDetailsButton quote={quote} name={name} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;

  > * {
    gap: 7px;
    padding-inline: 6px;
  }

  > :nth-child(3):last-child {
    grid-column: 1 / -1;
  }

  ${media.upToLaptop} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  }

  ${media.upToPhone} {
    /* at most two in a row, so that no fourth one is left alone */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr));
  }
`;
