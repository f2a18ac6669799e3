import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import Mail from "lucide-react/icons/mail";
import { styled } from "styled-components";
import { media } from "../../theme";
import { LinkButton } from "../../ui/Button";
import { CallAndText } from "./CallAndText";
import { mailHref } from "./contactHref";
import { namesOf } from "./quoteFacts";
import { CopyDetailsButton } from "./CopyDetailsButton";

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
      <CopyDetailsButton quote={quote} variant="line" />
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
`;
