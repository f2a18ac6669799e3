import { Mail, MapPin, MessageSquare, Phone } from "lucide-react";
import { Fragment } from "react";
import { styled } from "styled-components";
import {
  addressLines,
  directionsHref,
  shownProfiles,
  useBusiness,
  usePageBusiness,
  usePhone,
} from "../site/business";
import { comingSpecialDays, formatDay, formatHours, groupHours } from "../site/hours";
import { localDate } from "../site/openState";
import { paths } from "../site/paths";
import { thisYear } from "../site/today";
import { color, containerUpToPhone, fontSize, media, space } from "../theme";
import { ground } from "../ui/ground";
import { Wrap } from "../ui/layout";
import { OutsideLink } from "../ui/links";
import { VisuallyHidden } from "../ui/text";
import { AnchorLink, HomeLink, quickLinks } from "./links";
import { OpenLine } from "./OpenLine";
import { Proof } from "./Proof";

export function Footer({ isHome }: { isHome: boolean }) {
  return (
    <Root id="contact" tabIndex={-1}>
      <Wrap>
        <VisuallyHidden as="h2">How to reach us</VisuallyHidden>
        <Columns>
          <FooterBusiness isHome={isHome} />
          <FooterContact />
          <FooterHours />
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
  return (
    <div>
      <HomeLink isHere={isHome} onDark />
      {footer !== undefined && <Say dir="auto">{footer}</Say>}
      <Facts business={business} />
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
          <Phone aria-hidden />
          {phone.text}
        </a>
        <Open />
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
            {addressLines(business).map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </span>
        </OutsideLink>
      </Lines>
    </div>
  );
}

function FooterHours() {
  const { emergency } = useBusiness();
  const { hours, specialDays, timeZone } = usePageBusiness();
  const today = localDate(timeZone);
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
        {comingSpecialDays(specialDays, today).map(({ date, label, open }) => (
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
  return (
    <Bottom>
      {/* The browser corrects the year (islands/page.ts): the page may be rendered in one and read in the next. */}
      <p>
        © <span data-year="">{thisYear()}</span> {name}. All rights reserved.
      </p>
      <Legal>
        <a href={paths.privacy}>Privacy Policy</a>
        <a href={paths.terms}>Terms of Service</a>
      </Legal>
    </Bottom>
  );
}

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1} ${space.s4};
  margin-top: ${space.s8};
  padding-block: 20px 28px;
  border-top: 1px solid ${color.lineDarkest};
  font-size: ${fontSize.small};

  ${media.upToPhone} {
    margin-top: ${space.s2};
    padding-block: 12px ${space.s2};
  }
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
`;

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

/* Below the number, at its text. */
const Open = styled(OpenLine)`
  margin: -6px 0 6px calc(1.25em * 17 / 15 + 12px);
  color: ${color.onDark};
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

const Root = styled.footer`
  ${ground.evergreen}
  container-type: inline-size;
  padding-top: ${space.s10};
  scroll-margin-top: -${space.s5};
  background: ${color.green950};
  color: ${color.onDarkSoft};

  h3 {
    margin-bottom: ${space.s2};
    color: ${color.onDark};
    font-size: 1.1875rem;

    ${media.upToPhone} {
      margin-bottom: ${space.s1};
    }
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: 40px;
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
    padding-top: ${space.s5};
    scroll-margin-top: 0;
    padding-bottom: 72px;

    a {
      min-height: 48px;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.35fr 1.5fr 1.05fr 0.8fr;
  grid-auto-columns: 0.85fr; /* the profiles, if there are any */
  grid-auto-flow: column;
  gap: ${space.s6} 36px;
  overflow-wrap: anywhere;

  > * {
    min-width: 0;
  }

  ${media.upToWide} {
    grid-auto-flow: row;
    grid-template-columns: 1fr auto 1fr;

    &:where(:not(:has(> :nth-child(5)))) {
      grid-template-columns: 1fr 1fr;
    }
  }

  ${containerUpToPhone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
    gap: ${space.s3};

    > div:nth-child(-n + 3) {
      grid-column: 1 / -1;
    }
  }
`;
