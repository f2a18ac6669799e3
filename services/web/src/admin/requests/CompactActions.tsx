import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import Mail from "lucide-react/icons/mail";
import { styled } from "styled-components";
import { fontSize, media, space } from "../../theme";
import { LinkButton } from "../../ui/Button";
import { CallAndText } from "./CallAndText";
import { mailHref } from "./contactHref";
import { MailAddress } from "./MailAddress";
import { namesOf } from "./quoteFacts";
import { CopyDetailsButton } from "./CopyDetailsButton";

/** The number and the address are on the buttons that use them. */
export function CompactActions({ quote }: { quote: QuoteRequest }) {
  const { email } = quote;
  return (
    <>
      <Answers>
        <CallAndText quote={quote} showsNumber />
      </Answers>
      <Others>
        {email && (
          <LinkButton
            $variant="ghost"
            href={mailHref(email)}
            aria-label={`Email ${email}, ${namesOf(quote)}`}
          >
            <Mail aria-hidden />
            <span>
              Email <MailAddress email={email} />
            </span>
          </LinkButton>
        )}
        <CopyDetailsButton quote={quote} variant="ghost" />
      </Others>
    </>
  );
}

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: stretch;
  gap: 4px ${space.s1};
  margin-top: 4px;

  > * {
    flex: 1 1 auto;
    flex-wrap: wrap;
    gap: 0 7px;
    padding-inline: 6px;
  }

  ${media.upToNarrow} {
    svg {
      display: none;
    }
  }
`;

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: stretch;
  justify-content: space-between;
  gap: 0 ${space.s1};

  > * {
    flex: none;
    justify-content: flex-start;
    gap: 6px;
    min-height: 44px;
    min-width: 0;
    padding: 4px 0;
    border: 0;
    font-size: ${fontSize.badge};
    text-align: start;
  }

  /* a long address has two lines next to the other button */
  > a {
    flex: 1 1 9rem;
  }

  > :only-child {
    min-height: 48px;
  }

  > button > svg {
    display: none;
  }
`;
