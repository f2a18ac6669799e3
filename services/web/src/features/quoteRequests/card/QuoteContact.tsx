import { formatPhone } from "@ridgeline/contract/phone";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { styled } from "styled-components";
import { ContactLink } from "../ContactLink";
import { callHref, mailHref } from "../contactHref";
import { MailAddress } from "../MailAddress";

export function QuoteContact({ quote: { phone, email } }: { quote: QuoteRequest }) {
  return (
    <Root>
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
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  justify-items: start;
`;
