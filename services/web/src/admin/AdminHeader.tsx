import { ExternalLink, LogOut } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { usePageBusiness } from "../site/shownBusiness";
import { paths } from "../site/paths";
import { fontSize, media } from "../theme";
import { Brand } from "../ui/Brand";
import { Button, LinkButton } from "../ui/Button";
import { VisuallyHidden } from "../ui/text";
import { AdminBar, AdminBarRow } from "./AdminShell";
import { LOGOUT } from "./LoginPage";

export function AdminHeader() {
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
            <ExternalLink aria-hidden />
            <span>
              View Site<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </span>
          </LinkButton>
          {/* The login page ends the session, since a navigation first asks about unsaved changes. */}
          <Button
            variant="ghost"
            onClick={() => void navigate(paths.adminLogin, { state: LOGOUT })}
          >
            <LogOut aria-hidden />
            <span>Logout</span>
          </Button>
        </nav>
      </HeaderRow>
    </AdminBar>
  );
}

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
