import { toDialable } from "@ridgeline/contract/phone";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { styled } from "styled-components";
import { media, space } from "../../theme";
import { LinkButton } from "../../ui/Button";
import { CopyDetailsButton } from "./CopyDetailsButton";
import { mailHref } from "./mailHref";

export function QuoteActions({ quote }: { quote: QuoteRequest }) {
  const name = `${quote.fullName}, ID ${quote.id}`;
  return (
    <Root>
      <LinkButton href={`tel:${toDialable(quote.phone)}`} aria-label={`Call ${name}`}>
        <Phone aria-hidden />
        Call
      </LinkButton>
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
  position: sticky;
  bottom: 24px;
  margin-top: auto;

  > * {
    padding-inline: ${space.s1};
  }

  > :nth-child(3) {
    grid-column: 1 / -1;
  }

  ${media.upToLaptop} {
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    position: static;
    margin: 0;

    > :nth-child(3) {
      grid-column: auto;
    }
  }

  ${media.upToPhone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));

    > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;
