import { ArrowLeft, KeyRound } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { styled } from "styled-components";
import { paths } from "../site/paths";
import { color, shadow, space } from "../theme";
import { Card } from "../ui/layout";
import { GableTile } from "../ui/Badge";
import { TextLink } from "../ui/TextLink";

type LoginFrameProps = { children: ReactNode; frameRef?: RefObject<HTMLElement | null> };

/** The login without its form. */
export function LoginFrame({ children, frameRef }: LoginFrameProps) {
  return (
    <Main ref={frameRef}>
      <Ridges src="/images/ridges.svg" alt="" width={1600} height={480} />
      <Box>
        <GableTile>
          <KeyRound aria-hidden />
        </GableTile>
        <h1 tabIndex={-1}>Admin Login</h1>
        <p>Enter your admin token to manage the website.</p>
        {children}
        <TextLink href={paths.home}>
          <ArrowLeft aria-hidden />
          Back to Main Site
        </TextLink>
      </Box>
    </Main>
  );
}

const Main = styled.main`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: ${space.s4} 20px 15vh;
  overflow: hidden;
`;

const Ridges = styled.img`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  width: 100%;
  height: 72vh;
  object-fit: cover;
  object-position: 50% 100%;
  mask: linear-gradient(transparent, ${color.kept} 34%);
`;

const Box = styled(Card)`
  position: relative;
  width: min(456px, 100%);
  padding: clamp(28px, 6vw, 44px) clamp(24px, 6vw, 44px) 20px;
  border-color: transparent;
  box-shadow: ${shadow.floating};

  h1 {
    margin-top: 20px;
    font-size: clamp(1.875rem, 1.5rem + 1.4vw, 2.5rem);
    line-height: 1.15;
  }

  h1 + p {
    margin-top: ${space.s1};
  }
`;
