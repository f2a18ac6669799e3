import { MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { usePhone } from "../site/shownBusiness";
import { color, layer, media, shadow, space } from "../theme";
import { LinkButton } from "../ui/Button";
import { ground } from "../ui/ground";
import { SkipLink } from "../ui/links";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { AnchorLink } from "./navigation";
import { mark, marked, markedWith } from "../site/marks";

type PageFrameProps = {
  /** On the landing page. */
  isHome?: boolean;
  /** The main element. */
  children: ReactNode;
};

/** The frame of every public page. */
export function PageFrame({ isHome = false, children }: PageFrameProps) {
  return (
    <>
      <Print />
      <SkipLink />
      <Header isHome={isHome} />
      {children}
      <Footer isHome={isHome} />
      <CallBar isHome={isHome} />
    </>
  );
}

/**
 * Phones only, at the bottom: call, text, request. Hidden while the hero's buttons or the form are on the screen
 * (islands/page.ts).
 */
export function CallBar({ isHome = false }: { isHome?: boolean }) {
  const phone = usePhone();
  return (
    <Bar aria-label="Contact us" {...mark("call-bar", isHome ? "waits" : "")}>
      <BarLink href={phone.callHref} $variant="line" aria-label={`Call us at ${phone.text}`}>
        <Phone />
        Call
      </BarLink>
      <BarLink href={phone.textHref} $variant="line" aria-label={`Text us at ${phone.text}`}>
        <MessageSquare />
        Text
      </BarLink>
      <AnchorLink
        as={BarLink}
        to="quote-form"
        isHere={isHome}
        aria-label="Free Estimate: go to the request form"
      >
        Free Estimate
      </AnchorLink>
    </Bar>
  );
}

/* Paper has no use for the header, the form and its links, and no dark areas; long lists are printed in full. */
const Print = createGlobalStyle`
  ${media.print} {
    header, nav, iframe, summary, button, main > img, section:has(form), a[href="#quote-form"]:not(${marked("town")}) {
      display: none !important;
    }

    [data-phone]::after {
      content: attr(data-phone);
    }

    section {
      min-height: 0 !important;
      padding-block: 16px !important;
    }

    *, *::before {
      background: none !important;
      color: ${color.ink} !important;
    }

    figure > * {
      position: static !important;
      clip-path: none !important;
    }

    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const Bar = styled.nav`
  ${ground.dark}
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.callBar};
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  padding: 10px 12px calc(10px + env(safe-area-inset-bottom));
  background: ${color.ground950};
  box-shadow: ${shadow.callBar};

  &[hidden],
  ${marked("dialog")} & {
    display: none;
  }

  ${media.abovePhone} {
    display: none;
  }

  /* the page begins with the hero's buttons; without script it is there at once */
  @media (scripting: enabled) {
    &${markedWith("call-bar", "waits")} {
      display: none;
    }
  }

  ${media.tiny} {
    position: static;
  }
`;

const BarLink = styled(LinkButton)`
  flex: 1 auto;
  min-height: 52px;
  padding: ${space.s1} 6px;
  gap: ${space.s1};
  border-color: ${({ $variant }) => ($variant === "line" ? color.lineCallBar : "transparent")};
`;
