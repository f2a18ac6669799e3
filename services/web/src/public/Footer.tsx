import { styled } from "styled-components";
import { ground } from "../ui/ground";
import { color, containerUpToPhone, media, space } from "../theme";
import { skipLayoutOffScreen } from "./skipLayoutOffScreen";
import { Wrap } from "../ui/layout";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { AnchorLink } from "./links";
import { FooterBottom } from "./FooterBottom";
import { FooterBusiness, FooterContact, FooterHours } from "./FooterColumns";
import { quickLinks } from "./navItems";
import { SocialLinks } from "./SocialLinks";

export function Footer({ isHome }: { isHome: boolean }) {
  return (
    <Root id="contact" tabIndex={-1}>
      <Wrap>
        <VisuallyHidden as="h2">How to reach us</VisuallyHidden>
        <Columns>
          <FooterBusiness />
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

const Root = styled.footer`
  ${skipLayoutOffScreen}
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

  ${media.print} {
    padding-block: ${space.s2} 0;
    background: none;

    h3,
    dt,
    dd,
    a {
      color: ${color.ink};
    }

    a {
      min-height: 0;
    }

    dl div {
      display: flex;
      justify-content: space-between;
      max-width: 24em;
    }

    nav,
    nav ~ div,
    a[href^="sms:"],
    div:has(> [data-home]) {
      display: none;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.35fr 1.5fr 1.05fr 0.8fr 0.85fr;
  gap: ${space.s6} 36px;
  overflow-wrap: anywhere;

  > * {
    min-width: 0;
  }

  ${media.upToWide} {
    grid-template-columns: 1fr auto 1fr;
  }

  ${containerUpToPhone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
    gap: ${space.s3};

    > div:nth-child(-n + 3) {
      grid-column: 1 / -1;
    }
  }

  ${media.print} {
    && {
      grid-template-columns: 1fr 1fr;
      padding-top: ${space.s2};
      border-top: 1px solid ${color.line};
    }

    &&& > div {
      grid-column: auto;
    }
  }
`;
