import { comingSpecialDays, formatDay, formatHours, groupHours } from "@ridgeline/contract/hours";
import { mailTo } from "@ridgeline/contract/link";
import { addressLines, directionsTo } from "@ridgeline/contract/place";
import { Mail, MapPin, MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import {
  shownProfiles,
  useBusiness,
  usePageBusiness,
  usePhone,
  useWordsLanguage,
} from "../site/shownBusiness";
import { localDate } from "../site/openState";
import { paths } from "../site/paths";
import { thisYear, yearHolds } from "../site/today";
import { color, fontSize, media, space } from "../theme";
import { ground } from "../ui/ground";
import { Row, Wrap } from "../ui/layout";
import { OutsideLink } from "../ui/links";
import { directionOf, Isolated, VisuallyHidden } from "../ui/text";
import { AnchorLink, HomeLink, quickLinks } from "./navigation";
import { OpenLine, toAttributes } from "./OpenLine";
import { mark } from "../site/marks";

export function Footer({ isHome }: { isHome: boolean }) {
  return (
    <Root id="contact" tabIndex={-1}>
      <Wrap>
        <VisuallyHidden as="h2">How to reach us</VisuallyHidden>
        <Columns $gap="md">
          <FooterBusiness isHome={isHome} />
          <FooterContact />
          <HoursList>
            <h3>Business Hours</h3>
          </HoursList>
          <nav aria-labelledby="quick-links">
            <h3 id="quick-links">Quick Links</h3>
            <ul>
              {quickLinks.map(({ anchor, label }) => (
                <li key={anchor}>
                  <AnchorLink to={anchor} isHere={isHome}>
                    {label}
                  </AnchorLink>
                </li>
              ))}
            </ul>
          </nav>
          <SocialLinks />
        </Columns>
        <FooterBottom />
      </Wrap>
    </Root>
  );
}

function FooterBusiness({ isHome }: { isHome: boolean }) {
  const business = useBusiness();
  const { footer } = business.words;
  const lang = useWordsLanguage();
  return (
    <div>
      <HomeLink isHere={isHome} onDark />
      {footer !== undefined && (
        <Say dir={directionOf(footer)} lang={lang}>
          {footer}
        </Say>
      )}
    </div>
  );
}

function FooterContact() {
  const business = useBusiness();
  const phone = usePhone();
  return (
    <div>
      <h3>Contact</h3>
      <Lines>
        <a href={phone.callHref}>
          <Phone />
          {phone.text}
        </a>
        <Open />
        <a href={phone.textHref}>
          <MessageSquare />
          Send Text Message
        </a>
        {business.email !== undefined && (
          <a href={mailTo(business.email)}>
            <Mail />
            <span>
              {business.email.replace(/@.*/, "@")}
              <wbr />
              {business.email.replace(/.*@/, "")}
            </span>
          </a>
        )}
        <OutsideLink href={directionsTo(addressLines(business).join(", "))}>
          <MapPin />
          <Address>{addressLines(business).join("\n")}</Address>
        </OutsideLink>
      </Lines>
    </div>
  );
}

/** Below a heading, if there is one; nothing for a business that has not said its hours. */
export function HoursList({ children }: { children?: ReactNode }) {
  const { emergency } = useBusiness();
  const lang = useWordsLanguage();
  const { hours, specialDays, timeZone } = usePageBusiness();
  const groups = groupHours(hours);
  const comingDays = comingSpecialDays(specialDays, localDate(timeZone));
  if (groups.length + comingDays.length === 0 && emergency === undefined) return null;
  return (
    <div>
      {children}
      <Hours>
        {groups.map(({ label, open }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatHours(open)}</dd>
          </div>
        ))}
        {comingDays.map(({ date, label, open }) => (
          <div key={date}>
            <dt>
              <Isolated text={label} lang={lang} />, {formatDay(date)}
            </dt>
            <dd>{formatHours(open)}</dd>
          </div>
        ))}
        {emergency !== undefined && (
          <Always>
            <dt>Emergency repairs</dt>
            <dd lang={lang}>{emergency}</dd>
          </Always>
        )}
      </Hours>
    </div>
  );
}

/** Where the sample's Facebook link leads (requirement 3.15). */
const FACEBOOK = "https://www.facebook.com/";

function SocialLinks() {
  const business = useBusiness();
  const { facebook, instagram, yelp, google } = business.links;
  const profiles = shownProfiles(
    {
      Facebook: facebook ?? (business.isSample ? FACEBOOK : undefined),
      Instagram: instagram,
      Yelp: yelp,
      "Google Business": google,
    },
    business,
  );
  if (profiles.length === 0) return null;
  return (
    <div>
      <h3>Follow</h3>
      <ul>
        {profiles.map(([name, href]) => (
          <li key={name}>
            <OutsideLink href={href}>{name}</OutsideLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterBottom() {
  const { name } = useBusiness();
  const { timeZone } = usePageBusiness();
  return (
    <Bottom>
      {/* The browser corrects the year (islands/keepTimesTrue.ts): the page may be rendered in one and read in the next. */}
      <p>
        ©{" "}
        <span {...mark("year")} {...toAttributes(yearHolds())}>
          {thisYear(timeZone)}
        </span>{" "}
        {name}. All rights reserved.
      </p>
      <Legal>
        <a href={paths.privacy}>Privacy Policy</a>
        <a href={paths.terms}>Terms of Service</a>
      </Legal>
    </Bottom>
  );
}

const Bottom = styled(Row)`
  justify-content: space-between;
  margin-top: ${space.lg};
  padding-block: ${space.sm} ${space.md};
  border-top: 1px solid ${color.lineDarkest};
  font-size: ${fontSize.small};
`;

const Legal = styled(Row)`
  gap: 0 ${space.md};
`;

const Say = styled.p`
  max-width: 22em;
  margin-top: ${space.sm};
`;

const Lines = styled.address`
  display: grid;
  justify-items: start;
  gap: 2px;
  font-style: normal;
`;

const Address = styled.span`
  white-space: pre-line;
`;

/* Below the number, at its text. */
const Open = styled(OpenLine)`
  margin: -6px 0 6px calc(1.25rem + 12px);
  color: ${color.onDark};
`;

const Hours = styled.dl`
  display: grid;
  gap: ${space.xs};

  /* side by side where there is room */
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${space.s2};
    line-height: 1.35;
  }

  dt {
    color: ${color.onDark};
    font-weight: 600;
  }
`;

const Always = styled.div`
  dd {
    color: ${color.onDark};
  }
`;

const Root = styled.footer`
  ${ground.dark}
  padding-top: clamp(32px, 4vw, 48px);
  scroll-margin-top: -${space.sm};
  background: ${color.ground950};

  h3 {
    margin-bottom: ${space.sm};
    font-size: ${fontSize.lead};
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    text-decoration: none;
  }

  ${media.hover} {
    a[href]:hover {
      text-decoration: underline;
    }
  }

  a:focus-visible {
    outline-offset: 0;
  }

  ${media.upToPhone} {
    padding-bottom: 72px; /* the call bar */
  }
`;

const Columns = styled(Row)`
  align-items: flex-start;
  justify-content: space-between;

  > * {
    flex: 1 1 7.5rem;
  }

  > :first-child {
    flex-basis: 13rem;
  }

  /* wide enough for an address and for "Monday-Friday 8:00 AM - 6:00 PM" */
  > :is(:nth-child(2), :nth-child(3)) {
    flex-basis: 17.5rem;
  }
`;
