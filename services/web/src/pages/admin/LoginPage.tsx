import ArrowLeft from "lucide-react/icons/arrow-left";
import KeyRound from "lucide-react/icons/key-round";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import { Navigate, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { Advice } from "../../admin/Advice";
import { recallEdit } from "../../admin/keptEdit";
import { usePageTitle } from "../../admin/usePageTitle";
import { isTouchScreen } from "../../focus/isTouchScreen";
import { LoginForm } from "../../features/session/LoginForm";
import { selectSessionStatus, selectWasRefused } from "../../features/session/sessionSlice";
import { adminPath, paths } from "../../site/paths";
import { color, shadow, space } from "../../theme";
import { Card } from "../../ui/Card";
import { GableTile } from "../../ui/GableTile";
import { TextLink } from "../../ui/TextLink";
import { managedAreas } from "./managedAreas";

export function LoginPage() {
  usePageTitle("Login");
  const isLoggedIn = useSelector(selectSessionStatus) === "authenticated";
  const wasRefused = useSelector(selectWasRefused);
  const frame = useRef<HTMLElement>(null);
  useFocusWhenSentHere(frame);
  const edited = managedAreas.find(({ address }) => address === keptAddress());
  if (isLoggedIn) return <Navigate to={edited?.address ?? paths.admin} replace />;
  return (
    <LoginFrame frameRef={frame}>
      {edited && (
        <Notice text="What you typed has been kept. Log in, and you go on where you were." />
      )}
      {wasRefused && !edited && <Notice text="Your session has ended. Log in to go on." />}
      <LoginForm />
    </LoginFrame>
  );
}

/**
 * The page that had the focus is gone: a screen reader would be nowhere, and a keyboard far from the field. On a touch screen
 * the keyboard would cover the sentence that says why.
 */
function useFocusWhenSentHere(frame: RefObject<HTMLElement | null>): void {
  const isSentHere = useLocation().key !== "default";
  useEffect(() => {
    if (!isSentHere) return;
    const start = frame.current?.querySelector<HTMLElement>(isTouchScreen() ? "h1" : "input");
    start?.focus({ preventScroll: true });
  }, [frame, isSentHere]);
}

/** The page to whose dialog the owner returns. */
function keptAddress(): string | undefined {
  const edit = recallEdit();
  return edit && adminPath(edit.path);
}

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

const Notice = styled(Advice)`
  margin: ${space.s3} 0 0;
`;

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

  h1:focus {
    outline: none;
  }

  h1 + p {
    margin-top: ${space.s1};
  }
`;
