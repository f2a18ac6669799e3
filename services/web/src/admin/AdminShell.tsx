import { styled } from "styled-components";
import { usePageBusiness } from "../site/shownBusiness";
import { color, fontSize, media, space } from "../theme";
import { Brand } from "../ui/Brand";
import { LinkButton } from "../ui/Button";
import { ground } from "../ui/ground";
import { Stack, Wrap } from "../ui/layout";
import { LoadingState } from "../ui/states";

/** What the HTML shows until the admin area's script has drawn the page. */
export function AdminShell({ isLogin = false }: { isLogin?: boolean }) {
  const { shortName, mark = {} } = usePageBusiness();
  return (
    <>
      {!isLogin && (
        <AdminBar>
          <AdminBarRow>
            <Brand name={shortName} line="Admin Dashboard" mark={mark} onDark />
          </AdminBarRow>
        </AdminBar>
      )}
      <Wrap as="main">
        <Loading text="Loading..." />
        <Lost hidden data-lost="">
          <p>The connection was lost. This page comes up by itself once it is back.</p>
          <LinkButton $variant="line" href="">
            Try again
          </LinkButton>
        </Lost>
        <noscript>
          <Sentence>
            The admin area needs JavaScript. Please switch it on in your browser, then load this
            page again.
          </Sentence>
        </noscript>
      </Wrap>
    </>
  );
}

export const AdminBar = styled.header`
  ${ground.dark}
  background: ${color.ground900};
`;

export const AdminBarRow = styled(Wrap)`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s2};
  min-height: 4.75rem;

  > :first-child {
    flex: 1 1 9rem;
  }

  ${media.upToPhone} {
    min-height: 64px;
    padding-inline: ${space.s2};

    img:not(:only-child) {
      max-width: 72px; /* the words of the name beside it stay whole */
    }

    b {
      font-size: ${fontSize.lead};
    }

    small {
      display: none;
    }
  }
`;

const Loading = styled(LoadingState)`
  ${media.noScript} {
    display: none;
  }
`;

const Lost = styled(Stack)`
  justify-items: center;
  text-align: center;
`;

const Sentence = styled.p`
  padding-block: ${space.s8};
`;
