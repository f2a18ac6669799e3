import { ExternalLink, LogOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import {
  Link,
  type Location,
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
} from "react-router-dom";
import { createGlobalStyle, styled } from "styled-components";
import { paths } from "../site/paths";
import { usePageBusiness } from "../site/shownBusiness";
import { color, fontSize, media, space } from "../theme";
import { Brand } from "../ui/Brand";
import { Button, LinkButton } from "../ui/Button";
import { Wrap } from "../ui/layout";
import { SkipLink } from "../ui/links";
import { Redraw } from "../ui/Redraw";
import { LoadingState } from "../ui/states";
import { VisuallyHidden } from "../ui/text";
import { AdminBar, AdminBarRow } from "./AdminShell";
import { AdminNav, NAV_BAR, NAV_ROW } from "./AdminNav";
import { navigationSpace } from "./kit/adminLayout";
import { NewRequestsProvider } from "./requests/NewRequestsProvider";
import { LOGOUT, LoginDialog } from "./LoginPage";
import { selectSessionStatus } from "./session";

/** The guard (requirement 2.2), and the header around every guarded page. */
export function AdminFrame() {
  const status = useSelector(selectSessionStatus);
  if (status === "loading") return <LoadingState text="Loading..." />;
  if (status === "anonymous") return <Navigate to={paths.adminLogin} replace />;
  return (
    <>
      <Scrolling />
      <SkipLink />
      <Redraw>
        <AdminHeader />
      </Redraw>
      <NewRequestsProvider>
        <Redraw>
          <AdminNav />
        </Redraw>
        <Content />
      </NewRequestsProvider>
      <ScrollRestoration getKey={scrollKeyOf} />
      {status === "ended" && <LoginDialog />}
    </>
  );
}

function AdminHeader() {
  const { shortName, mark = {} } = usePageBusiness();
  const navigate = useNavigate();
  return (
    <AdminBar>
      <HeaderRow>
        <HomeLink to={paths.admin}>
          <Brand name={shortName} line="Admin Dashboard" mark={mark} onDark />
        </HomeLink>
        <nav aria-label="Admin">
          <LinkButton $variant="ghost" href={paths.home} target="_blank" rel="noopener">
            <ExternalLink />
            <span>
              View Site<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </span>
          </LinkButton>
          {/* The login page ends the session, since a navigation first asks about unsaved changes. */}
          <Button
            variant="ghost"
            onClick={() => void navigate(paths.adminLogin, { state: LOGOUT })}
          >
            <LogOut />
            <span>Logout</span>
          </Button>
        </nav>
      </HeaderRow>
    </AdminBar>
  );
}

function Content() {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  // As a new document would, unless something on the page has the focus already.
  useEffect(() => {
    if (key === "default" || main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [key, pathname]);

  return (
    <Main as="main" ref={main} id="main-content" tabIndex={-1}>
      <Redraw key={pathname}>
        <Outlet />
      </Redraw>
    </Main>
  );
}

/** Names a page to ScrollRestoration; the router gives the first page of every document the same key. */
function scrollKeyOf({ key, pathname }: Location): string {
  return key === "default" ? pathname : key;
}

/*
 * Restores the scroll position without a smooth scroll, and keeps what is scrolled to clear of the navigation. Where the
 * scrollbar was, a dialog's backdrop does not reach.
 */
const Scrolling = createGlobalStyle`
  html:root {
    --admin-row: ${NAV_ROW};
    --admin-bar: 0px;
    scroll-behavior: auto;
    scroll-padding-block: ${navigationSpace.top} ${navigationSpace.bottom};

    ${media.upToPhone} {
      --admin-row: 0px;
      --admin-bar: calc(${NAV_BAR} + env(safe-area-inset-bottom));
      --toast-inset: auto 16px calc(var(--admin-bar) + 12px); /* not on the buttons at the top */
    }

    ${media.tiny} {
      --admin-row: 0px;
      --admin-bar: 0px;
    }
  }

  ${media.print} {
    #root > :is(header, nav),
    main :is(button, section :is(summary, li footer), [role="search"], a[href="${paths.admin}"]) {
      display: none;
    }

    main section > h2 {
      position: static !important;
      break-after: avoid;
    }

    main section li {
      padding-inline: 0;
      break-inside: avoid;
    }
  }

  html[data-dialog] {
    background: color-mix(in srgb, ${color.ground950} 60%, ${color.paper});

    body {
      min-height: 100vh;
    }
  }
`;

const HomeLink = styled(Link)`
  display: flex;
  min-width: 0;
  text-decoration: none;
`;

/* Its last text is flush with the page's right edge. */
const HeaderRow = styled(AdminBarRow)`
  --inset: clamp(6px, 2.5vw - 2px, 14px);

  nav {
    display: flex;
    margin-right: calc(-1 * var(--inset));
  }

  nav > * {
    padding-inline: var(--inset);
    white-space: nowrap;
  }

  ${media.upToPhone} {
    nav > * {
      font-size: ${fontSize.small};
    }

    nav svg {
      display: none;
    }
  }
`;

const Main = styled(Wrap)`
  padding-block: ${space.s5} ${space.s12};

  h1 {
    font-size: min(clamp(1.875rem, 1.5rem + 1.4vw, 2.5rem), 13.5vw);
    line-height: 1.15;
  }

  h2 {
    font-size: ${fontSize.h3};
    line-height: 1.3;
    letter-spacing: -0.01em;
  }

  ${media.upToPhone} {
    padding-block: ${space.s3} calc(${navigationSpace.bottom} + ${space.s4});
  }
`;
