import { formatPhone } from "@ridgeline/contract/phone";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { styled } from "styled-components";
import { color, font, fontSize, media, space } from "../../theme";
import { Card } from "../../ui/Card";
import { LongText } from "../../ui/text";
import { ContactLink } from "./ContactLink";
import { callHref, mailHref } from "./contactHref";
import { MailAddress } from "./MailAddress";
import { QuoteStub } from "./cardParts";
import { QuoteActions } from "./QuoteActions";
import { RequestHead } from "./RequestHead";
import { Tracking } from "./Tracking";

/** Who, where and what, next to contact and actions; below them what the customer wrote, and where the customer came from. */
export function WideCard({ quote }: { quote: QuoteRequest }) {
  return (
    <Root>
      <QuoteStub quote={quote} />
      <RequestHead quote={quote} />
      <Side>
        <Contact quote={quote} />
        <QuoteActions quote={quote} />
      </Side>
      <Details>
        <h3>Project Details</h3>
        <Message text={quote.projectDetails} />
        <Tracking quote={quote} open />
      </Details>
    </Root>
  );
}

function Contact({ quote: { phone, email } }: { quote: QuoteRequest }) {
  return (
    <Ways>
      <li>
        <ContactLink href={callHref(phone)}>
          <Phone aria-hidden />
          {formatPhone(phone)}
        </ContactLink>
      </li>
      {email && (
        <li>
          <ContactLink href={mailHref(email)}>
            <Mail aria-hidden />
            <span>
              <MailAddress email={email} />
            </span>
          </ContactLink>
        </li>
      )}
    </Ways>
  );
}

const Root = styled(Card)`
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr) 360px;
  overflow-wrap: anywhere;

  ${media.upToLaptop} {
    grid-template: none / minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  grid-row: 2 / 4;
  grid-column: 2;
  gap: ${space.s2};
  padding: ${space.s2} 28px ${space.s3};
  border-left: 1px solid ${color.line};

  ${media.upToLaptop} {
    grid-area: auto;
    border-left: 0;
  }
`;

const Ways = styled.ul`
  display: grid;
  justify-items: start;
`;

const Details = styled.div`
  min-width: 0;
  padding: ${space.s3} 28px 28px;

  h3 {
    margin-bottom: 6px;
    font: 650 ${fontSize.small} / 1.3 ${font.sans};
    letter-spacing: 0;
  }
`;

const Message = styled(LongText)`
  max-width: 62ch;
  white-space: pre-line;
`;
