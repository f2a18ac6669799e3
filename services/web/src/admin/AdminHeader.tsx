import { ExternalLink, LogOut } from "lucide-react";
import { useDispatch } from "react-redux";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { forgetAdminToken } from "../api/baseApi";
import { usePageBusiness } from "../site/business";
import { paths } from "../site/paths";
import { color, fontSize, media, space } from "../theme";
import { Brand } from "../ui/Brand";
import { Button, LinkButton } from "../ui/Button";
import { ground } from "../ui/ground";
import { Wrap } from "../ui/layout";
import { VisuallyHidden } from "../ui/text";
import { forgetEdit } from "./kit/keptEdit";
import { forgetAnswers } from "./requests/answered";
import { sessionDetermined } from "./session";

export function AdminHeader() {
  const { shortName } = usePageBusiness();
  return (
    <Bar>
      <Row>
        <HomeLink to={paths.admin}>
          <Brand name={shortName} line="Admin Dashboard" onDark />
        </HomeLink>
        <nav aria-label="Admin">
          <LinkButton $variant="ghost" href={paths.home} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            <span>
              View Site<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </span>
          </LinkButton>
          <LogoutButton />
        </nav>
      </Row>
    </Bar>
  );
}

function LogoutButton() {
  const dispatch = useDispatch();
  return (
    <Button
      variant="ghost"
      onClick={() => {
        forgetAdminToken();
        forgetAnswers();
        forgetEdit();
        dispatch(sessionDetermined(null));
      }}
    >
      <LogOut aria-hidden />
      <span>Logout</span>
    </Button>
  );
}

/* As wide as the screen, also while a dialog hides the scrollbar. */
const Bar = styled.header`
  ${ground.evergreen}
  margin-right: calc(-1 * var(--scrollbar, 0px));
  padding-right: var(--scrollbar, 0);
  background: ${color.green900};
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  min-width: 0;
  overflow-wrap: anywhere;
  text-decoration: none;
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s2};
  min-height: 4.75rem;

  nav {
    display: flex;
    gap: ${space.s1};
    margin-right: -14px;
  }

  nav > * {
    padding-inline: 14px;
  }

  ${media.upToPhone} {
    min-height: 64px;
    padding-inline: ${space.s2};

    nav {
      gap: 0;
      margin-right: -8px;
    }

    nav > * {
      padding-inline: 10px;
      font-size: ${fontSize.small};
      white-space: nowrap;
    }

    nav svg,
    small {
      display: none;
    }
  }

  ${media.upToNarrow} {
    nav > * {
      padding-inline: 6px;
    }
  }
`;
