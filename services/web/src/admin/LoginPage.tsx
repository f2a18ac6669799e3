import { cleanWord } from "@ridgeline/contract/cleanText";
import { ArrowLeft, CircleAlert, KeyRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { adminCall, aList, baseApi, useAdminDispatch } from "../api/baseApi";
import { asApiFailure } from "../api/callApi";
import { useFormField } from "../form";
import { paths } from "../site/paths";
import { usePageBusiness } from "../site/shownBusiness";
import { color, shadow, space } from "../theme";
import { GableTile } from "../ui/Badge";
import { Field, TextInput } from "../ui/fields";
import { Card, Stack } from "../ui/layout";
import { TextLink } from "../ui/TextLink";
import { Advice, Muted, Warning } from "./kit/adminLayout";
import { Dialog, DialogBody, isTouchScreen } from "./kit/Dialog";
import { OwnerForm, SendButton } from "./forms/OwnerForm";
import { usePageTitle } from "./kit/PageHead";
import { limitSentence } from "./lists/wording";
import { forgetAnswers } from "./requests/contactActions";
import { logOut, selectSessionStatus, startSession } from "./session";

/** The state of a navigation to the login that ends the session: as a navigation it first asks about unsaved changes. */
export const LOGOUT = "logout";

export function LoginPage() {
  usePageTitle("Login");
  const isLoggedIn = useSelector(selectSessionStatus) === "authenticated";
  const isLoggingOut = useLogout();
  const frame = useRef<HTMLElement>(null);
  const isSentHere = useLocation().key !== "default";
  // The page that had the focus is gone, and a screen reader would lose its place.
  useEffect(() => {
    if (!isSentHere) return;
    const start = frame.current?.querySelector<HTMLElement>(isTouchScreen() ? "h1" : "input");
    start?.focus({ preventScroll: true });
  }, [isSentHere]);

  if (isLoggedIn && !isLoggingOut) return <Navigate to={paths.admin} replace />;
  return (
    <Main ref={frame}>
      <Ridges />
      <Box>
        <GableTile>
          <KeyRound />
        </GableTile>
        <h1 tabIndex={-1}>Admin Login</h1>
        <p>Enter your admin token to manage the website.</p>
        <LoginForm />
      </Box>
    </Main>
  );
}

/** Over the screen whose session has ended: everything on it stays as it was. */
export function LoginDialog() {
  return (
    <Dialog title="Log In Again">
      <DialogBody>
        <p>Your session has ended. Log in to go on.</p>
        <LoginForm />
      </DialogBody>
    </Dialog>
  );
}

/** Ends the session if Logout has led here; true until that is done. */
function useLogout(): boolean {
  const dispatch = useAdminDispatch();
  const navigate = useNavigate();
  const isAsked = useLocation().state === LOGOUT;
  useEffect(() => {
    if (!isAsked) return;
    logOut(dispatch);
    forgetAnswers();
    void navigate(paths.adminLogin, { replace: true });
  }, [dispatch, navigate, isAsked]);
  return isAsked;
}

const EMPTY = "Please enter your admin token";
/** What an HTTP header can contain. */
const SENDABLE = /^[\x20-\x7E]+$/;
const REFUSED = "Invalid admin token. Please check your credentials and try again.";

/** Starts the session if the API accepts the token. */
function LoginForm() {
  const { isSample } = usePageBusiness();
  const dispatch = useAdminDispatch();
  const [checkAdminToken] = useCheckAdminTokenMutation();

  const handleSave = async (typed: { token: string }) => {
    const token = cleanWord(typed.token);
    if (token === "") return { token: EMPTY };
    if (!SENDABLE.test(token)) return { token: REFUSED };
    try {
      await checkAdminToken(token).unwrap();
    } catch (error) {
      const { status, message } = asApiFailure(error) ?? {};
      const reason = limitSentence(error) ?? (status === undefined ? message : undefined);
      return { token: REFUSED, reason }; // whatever went wrong (requirement 6.3)
    }
    startSession(dispatch, token);
    return undefined;
  };

  return (
    <div>
      <OwnerForm initialValues={{ token: "" }} onSave={handleSave}>
        <TokenField />
      </OwnerForm>
      <Help>Lost it? Ask whoever set up this site.</Help>
      {isSample === true && <Help>New here? Log in: ten questions make this site yours.</Help>}
      <TextLink href={paths.home}>
        <ArrowLeft />
        Back to Main Site
      </TextLink>
    </div>
  );
}

const ALERT_ID = "login-alert";
const REASON_ID = "login-reason";
const INVALID = { "aria-invalid": true, "aria-describedby": `${ALERT_ID} ${REASON_ID}` } as const;

/**
 * Shows an error above the field, as an alert, and below it what the fixed message does not say: that the limit is reached, or
 * that there was no response.
 */
function TokenField() {
  const { input, error, isSending } = useFormField<string>("token");
  const { error: reason } = useFormField<string>("reason");
  return (
    <Fields>
      <div role="alert" id={ALERT_ID}>
        {error !== undefined && (
          <Warning Icon={CircleAlert}>
            <b>{error}</b>
          </Warning>
        )}
      </div>
      <div role="status" id={REASON_ID}>
        {error !== undefined && <Advice text={reason} />}
      </div>
      <Field label="Admin Token">
        {(control) => (
          <TextInput
            {...control}
            {...input}
            {...(error !== undefined && INVALID)}
            readOnly={isSending}
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      <SendButton size="large" busyText="Verifying...">
        Access Admin Dashboard
      </SendButton>
    </Fields>
  );
}

/** A token is accepted if the testimonials list answers with an ok status (requirement 6.3). */
const { useCheckAdminTokenMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkAdminToken: build.mutation<unknown, string>({
      query: (token) => adminCall("testimonials", aList, { token }),
    }),
  }),
});

const Main = styled.main`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: ${space.s4} 20px 15vh;
  overflow: hidden;
`;

const Ridges = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 72vh;
  background: var(--ridges) 50% 100% / cover;
  mask: linear-gradient(transparent, ${color.mask} 34%);
`;

const Box = styled(Card)`
  position: relative;
  width: min(456px, 100%);
  padding: clamp(28px, 6vw, 44px) clamp(24px, 6vw, 44px) 20px;
  box-shadow: ${shadow.floating};

  h1 {
    margin-block: 20px 8px;
    font-size: clamp(1.875rem, 1.5rem + 1.4vw, 2.5rem);
  }
`;

const Fields = styled(Stack)`
  gap: 20px;
  margin-top: ${space.s3};

  > div:empty {
    display: none;
  }

  p {
    margin: 0;
  }
`;

const Help = styled(Muted)`
  margin: ${space.s2} 0 ${space.s1};
`;
