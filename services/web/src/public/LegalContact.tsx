import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import MessageSquare from "lucide-react/icons/message-square";
import Phone from "lucide-react/icons/phone";
import { styled } from "styled-components";
import { media } from "../theme";
import { phoneOf, useBusiness } from "../site/business";
import { LegalCard } from "./LegalCard";

export function LegalContact() {
  const business = useBusiness();
  const phone = phoneOf(business);
  const { street, city, state, zip } = business.address;
  return (
    <LegalCard title="Contact Information">
      <p>Questions about this page? Write, call or text. A person will answer.</p>
      <Lines>
        <a href={`mailto:${business.email}`}>
          <Mail aria-hidden />
          <span>{business.email}</span>
        </a>
        <a href={phone.callHref}>
          <Phone aria-hidden />
          {phone.text}
        </a>
        <a href={phone.textHref}>
          <MessageSquare aria-hidden />
          Send Text Message
        </a>
        <span>
          <MapPin aria-hidden />
          {business.name}, {street}, {city}, {state} {zip}
        </span>
      </Lines>
    </LegalCard>
  );
}

const Lines = styled.address`
  display: grid;
  justify-items: start;
  margin-top: 12px;
  font-style: normal;

  > * {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  > a {
    text-decoration: none;
  }

  ${media.hover} {
    > a:hover {
      text-decoration: underline;
    }
  }
`;
