import { FORM_ERROR } from "final-form";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useFormState } from "react-final-form";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { type ApiFailure, problemsIn, reasonOf } from "../../api/callApi";
import { type Failure, toFieldErrors } from "../../form";
import { Warning } from "../kit/adminLayout";
import { ConfirmDialog } from "../kit/ConfirmDialog";

/**
 * Asks before typed text is lost: on closing the dialog with the returned function, on leaving the screen, and on closing the tab
 * (with the browser's own question). Returns the question to render.
 */
export function useDiscardQuestion(isDirty: boolean, onClose: () => void) {
  const [isClosing, setIsClosing] = useState(false);
  const blocker = useBlocker(isDirty);
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });

  const close = () => {
    if (isDirty) setIsClosing(true);
    else onClose();
  };
  const handleKeep = () => {
    setIsClosing(false);
    blocker.reset?.();
  };
  const handleDiscard = () => {
    setIsClosing(false);
    if (blocker.state === "blocked") blocker.proceed();
    else onClose();
  };
  const question = (isClosing || blocker.state === "blocked") && (
    <ConfirmDialog
      title="Discard changes?"
      text="What you have typed has not been saved."
      cancelText="Keep Editing"
      confirm="Discard"
      onConfirm={handleDiscard}
      onCancel={handleKeep}
    />
  );
  return [question, close] as const;
}

/**
 * The submit errors of a form whose save has failed: at the fields what a 400 says about them, or a 409 about the one whose
 * value no two may share; and the reason, which NotSaved shows until the next try.
 */
export function notSaved(failure: ApiFailure | undefined, uniqueField?: string): Failure {
  const { status, body = "" } = failure ?? {};
  const problems = status === 400 ? problemsIn(body) : [];
  if (status === 409 && uniqueField !== undefined)
    problems.push({ field: uniqueField, message: body });
  const reason =
    status === 401
      ? "Your session has ended: log in, then save again."
      : (reasonOf(failure) ?? "The server could not save it.");
  return { ...toFieldErrors({ ok: false, problems }), [FORM_ERROR]: reason };
}

/** Above Save: says that the last try failed, and why. Inside a form. */
export function NotSaved() {
  const state = useFormState({ subscription: { submitError: true, submitting: true } });
  const reason: unknown = state.submitError;
  if (typeof reason !== "string" || state.submitting === true) return null;
  return (
    <Warning Icon={CircleAlert} role="alert">
      <b>Not saved.</b> <span>{`${reason} What you typed is still here.`}</span>
    </Warning>
  );
}
