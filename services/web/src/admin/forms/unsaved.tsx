import { FORM_ERROR } from "final-form";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useFormState } from "react-final-form";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { type ApiFailure, sentenceOf } from "../../api/callApi";
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

/** The submit error of a form whose save has failed: the reason, which NotSaved shows until the next try. */
export function notSaved(failure: ApiFailure | undefined): Record<string, string> {
  return { [FORM_ERROR]: reasonOf(failure) };
}

function reasonOf(failure: ApiFailure | undefined): string {
  if (failure && failure.status === undefined) return failure.message;
  if (failure?.status === 401) return "Your session has ended: log in, then save again.";
  return sentenceOf(failure) ?? "The server could not save it.";
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
