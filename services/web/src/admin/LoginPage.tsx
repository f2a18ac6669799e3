import { CircleAlert } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Form } from "react-final-form";
import { useDispatch, useSelector } from "react-redux";
import { Navigate, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { adminCall, baseApi, storeAdminToken } from "../api/baseApi";
import { asApiFailure } from "../api/callApi";
import { type Submit, useFormField, useSubmit } from "../form";
import { adminPath, paths } from "../site/paths";
import { color, radius, space } from "../theme";
import { Button } from "../ui/Button";
import { Field, TextInput } from "../ui/fields";
import { useToastDispatch } from "../ui/ToastProvider";
import { limitSentence } from "./kit/wording";
import { Advice } from "./kit/Advice";
import { isTouchScreen } from "./kit/Dialog";
import { recallEdit } from "./kit/keptEdit";
import { usePageTitle } from "./kit/usePageTitle";
import { LoginFrame } from "./LoginFrame";
import { managedAreas } from "./managedAreas";
import { selectSessionStatus, selectWasRefused, sessionDetermined } from "./session";

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

/** The pages on which something can be typed and kept. */
const editable = [...managedAreas.map(({ address }) => address), paths.adminBusiness];

/** The page to whose dialog the owner returns. */
function keptAddress(): string | undefined {
  const edit = recallEdit();
  return edit && adminPath(edit.path);
}

function LoginForm() {
  const login = useLogin();
  const [reason, setReason] = useState<string>();

  const handleSubmit = async ({ token }: { token: string }) => {
    const problem = await login(token);
    setReason(problem?.reason);
    return problem && { token: problem.message };
  };

  return (
    <Form onSubmit={handleSubmit} initialValues={{ token: "" }} subscription={{ submitting: true }}>
      {({ handleSubmit: submit, submitting }) => (
        <TokenForm reason={reason} isVerifying={submitting === true} onSubmit={submit} />
      )}
    </Form>
  );
}

const ALERT_ID = "login-alert";
const REASON_ID = "login-reason";
const INVALID = { "aria-invalid": true, "aria-describedby": `${ALERT_ID} ${REASON_ID}` } as const;

type TokenFormProps = { reason: string | undefined; isVerifying: boolean; onSubmit: Submit };

/** Shows an error above the field, as an alert, and below it what the fixed message does not say. */
function TokenForm({ reason, isVerifying, onSubmit }: TokenFormProps) {
  const { input, error, isSending } = useFormField<string>("token");
  const submit = useSubmit(onSubmit);
  return (
    <Fields onSubmit={submit} noValidate>
      <div role="alert" id={ALERT_ID}>
        {error !== undefined && (
          <Alert>
            <CircleAlert aria-hidden />
            <p>{error}</p>
          </Alert>
        )}
      </div>
      <div role="status" id={REASON_ID}>
        {error !== undefined && <Reason text={reason} />}
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
      <Button type="submit" size="large" busyText={isVerifying ? "Verifying..." : undefined}>
        Access Admin Dashboard
      </Button>
    </Fields>
  );
}

const EMPTY = "Please enter your admin token";
/** What an HTTP header can contain. */
const SENDABLE = /^[\x20-\x7E]+$/;
const REFUSED = "Invalid admin token. Please check your credentials and try again.";

/** The message of requirement 6.3, and what it does not say: that the limit is reached, or that there was no response. */
type LoginProblem = { message: string; reason?: string | undefined };

/** Starts the session if the API accepts the token; otherwise returns why not. */
function useLogin(): (typed: string) => Promise<LoginProblem | undefined> {
  const dispatch = useDispatch();
  const dispatchToast = useToastDispatch();
  const [checkAdminToken] = useCheckAdminTokenMutation();

  return async (typed) => {
    const token = typed.trim();
    if (token === "") return { message: EMPTY };
    if (!SENDABLE.test(token)) return { message: REFUSED };
    try {
      await checkAdminToken(token).unwrap();
    } catch (error) {
      return { message: REFUSED, reason: limitSentence(error) ?? noResponse(error) }; // whatever went wrong (requirement 6.3)
    }
    dispatchToast({ type: "dismissed" }); // it may say why the last session ended
    storeAdminToken(token);
    dispatch(sessionDetermined(token));
    return undefined;
  };
}

function noResponse(error: unknown): string | undefined {
  const failure = asApiFailure(error);
  return failure?.status === undefined ? failure?.message : undefined;
}

/** A token is accepted if the testimonials list answers with an ok status (requirement 6.3). */
const { useCheckAdminTokenMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkAdminToken: build.mutation<unknown, string>({
      query: (token) => adminCall("testimonials", { token }),
    }),
  }),
});

const Fields = styled.form`
  display: grid;
  gap: 20px;
  margin: 28px 0 12px;

  > div:empty {
    display: none;
  }
`;

const Reason = styled(Advice)`
  margin-bottom: 0;
`;

const Alert = styled.div`
  display: flex;
  gap: 12px;
  padding: 14px ${space.s2};
  border-radius: ${radius.medium};
  background: ${color.dangerWash};
  color: ${color.danger};
  font-weight: 600;
  line-height: 1.4;

  svg {
    width: 24px;
    height: 24px;
  }
`;

const Notice = styled(Advice)`
  margin: ${space.s3} 0 0;
`;
