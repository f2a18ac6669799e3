import { type RefObject, useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import { Navigate, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { Advice } from "./kit/Advice";
import { recallEdit } from "./kit/keptEdit";
import { usePageTitle } from "./kit/usePageTitle";
import { isTouchScreen } from "./kit/Dialog";
import { LoginForm } from "./LoginForm";
import { selectSessionStatus, selectWasRefused } from "./session";
import { adminPath, paths } from "../site/paths";
import { space } from "../theme";
import { LoginFrame } from "./LoginFrame";
import { managedAreas } from "./managedAreas";

export function LoginPage() {
  usePageTitle("Login");
  const isLoggedIn = useSelector(selectSessionStatus) === "authenticated";
  const wasRefused = useSelector(selectWasRefused);
  const frame = useRef<HTMLElement>(null);
  useFocusWhenSentHere(frame);
  const edited = editable.find((address) => address === keptAddress());
  if (isLoggedIn) return <Navigate to={edited ?? paths.admin} replace />;
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

/** The pages on which something can be typed and kept. */
const editable = [...managedAreas.map(({ address }) => address), paths.adminBusiness];

/**
 * Moves the focus into the login: the page that had it is gone, and a screen reader would lose its place. On a touch screen
 * the heading gets it, since a keyboard would cover the sentence that says why.
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

const Notice = styled(Advice)`
  margin: ${space.s3} 0 0;
`;
