import { Mail, MapPin, MessageSquare, Phone } from "lucide-react";
import { styled } from "styled-components";
import { phone } from "../../site/phone";
import { site } from "../../site/site";

export function FooterContact() {
  const { street, city, state, zip } = site.address;
  return (
    <div>
      <h3>Contact</h3>
      <Lines>
        <a href={phone.callHref}>
          <Phone aria-hidden />
          {phone.text}
        </a>
        <a href={phone.textHref}>
          <MessageSquare aria-hidden />
          Send Text Message
        </a>
        <a href={`mailto:${site.email}`}>
          <Mail aria-hidden />
          <Email>{site.email}</Email>
        </a>
        <Place>
          <MapPin aria-hidden />
          <span>
            {street}
            <br />
            {city}, {state} {zip}
          </span>
        </Place>
      </Lines>
    </div>
  );
}

const Lines = styled.address`
  display: grid;
  justify-items: start;
  gap: 2px;
  font-style: normal;
`;

const Email = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Place = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding-block: 6px;
`;
