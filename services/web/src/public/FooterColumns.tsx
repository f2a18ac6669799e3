import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import MessageSquare from "lucide-react/icons/message-square";
import Phone from "lucide-react/icons/phone";
import { styled } from "styled-components";
import { directionsHref, useBusiness, usePhone } from "../site/business";
import { comingSpecialDays, formatDay, formatHours, groupHours } from "../site/hours";
import { color, containerUpToPhone, fontSize, space } from "../theme";
import { OutsideLink } from "../ui/OutsideLink";
import { Proof } from "./Proof";
import { HomeLink } from "./HomeLink";

export function FooterBusiness() {
  const business = useBusiness();
  const { footer } = business.words;
  return (
    <div>
      <HomeLink onDark />
      {footer !== undefined && <Say dir="auto">{footer}</Say>}
      <Facts business={business} />
    </div>
  );
}

export function FooterContact() {
  const business = useBusiness();
  const phone = usePhone();
  const { street, city, state, zip } = business.address;
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
        <a href={`mailto:${business.email}`}>
          <Mail aria-hidden />
          <span>{business.email}</span>
        </a>
        <OutsideLink href={directionsHref(business)}>
          <MapPin aria-hidden />
          <span>
            {street}
            <br />
            {city}, {state} {zip}
          </span>
        </OutsideLink>
      </Lines>
    </div>
  );
}

export function FooterHours() {
  const { hours, specialDays, emergency } = useBusiness();
  return (
    <div>
      <h3>Business Hours</h3>
      <Hours>
        {groupHours(hours).map(({ label, open }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatHours(open)}</dd>
          </div>
        ))}
        {comingSpecialDays(specialDays, today()).map(({ date, label, open }) => (
          <div key={date}>
            <dt>
              {label}, {formatDay(date)}
            </dt>
            <dd>{formatHours(open)}</dd>
          </div>
        ))}
        {emergency !== undefined && (
          <Always>
            <dt>Emergency repairs</dt>
            <dd>{emergency}</dd>
          </Always>
        )}
      </Hours>
    </div>
  );
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

const Say = styled.p`
  max-width: 22em;
  margin-top: 20px;
`;

const Facts = styled(Proof)`
  margin-top: 20px;
  font-size: ${fontSize.badge};

  b {
    color: ${color.onDark};
  }

  li {
    border-color: ${color.lineDarkest};
  }
`;

const Lines = styled.address`
  display: grid;
  justify-items: start;
  gap: 2px;
  font-style: normal;
`;

const Hours = styled.dl`
  display: grid;
  gap: 10px;

  div {
    line-height: 1.35;
  }

  dt {
    color: ${color.onDark};
    font-weight: 600;
  }

  ${containerUpToPhone} {
    gap: 6px;

    div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space.s2};
    }
  }
`;

const Always = styled.div`
  dd {
    color: ${color.onDark};
  }
`;
