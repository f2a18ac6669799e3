import { Phone } from "lucide-react";
import { styled } from "styled-components";
import { usePhone } from "../site/shownBusiness";
import { paths } from "../site/paths";
import { color, space } from "../theme";
import { LinkButton } from "../ui/Button";
import { Row, Wrap } from "../ui/layout";
import { SkipLink } from "../ui/links";
import { Header } from "./Header";
import { CallBar } from "./PageFrame";
import { SectionHead } from "./Section";

export function NotFoundPage() {
  const phone = usePhone();
  return (
    <Screen>
      <SkipLink />
      <Header isHome={false} />
      <Main id="main-content" tabIndex={-1}>
        <Ridges />
        <Words>
          <SectionHead title="404 Page Not Found" titleAs="h1">
            <p>Did you forget to add the page to the router?</p>
            <p>This page has moved or never was. Try the home page, or call us.</p>
            <Row>
              <LinkButton href={paths.home} referrerPolicy="no-referrer" $size="large">
                Back to Home
              </LinkButton>
              <LinkButton
                href={phone.callHref}
                data-phone={phone.text}
                $variant="line"
                $size="large"
              >
                <Phone />
                Call Now
              </LinkButton>
            </Row>
          </SectionHead>
        </Words>
      </Main>
      <CallBar />
    </Screen>
  );
}

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const Main = styled.main`
  position: relative;
  flex: 1;
  min-height: 560px;
  overflow: hidden;
`;

const Ridges = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 62%;
  min-height: 340px;
  background: var(--ridges) 50% 100% / cover;
  mask: linear-gradient(transparent, ${color.mask} 30%);
`;

const Words = styled(Wrap)`
  position: relative;
  padding-top: ${space.xl};

  p {
    color: ${color.ink};
  }
`;
