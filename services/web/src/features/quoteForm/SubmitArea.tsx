import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useFormState } from "react-final-form";
import { replayEarlyPress } from "../../browser/early";
import { usePhone } from "../../site/business";
import { Button } from "../../ui/controls/Button";
import { FieldError } from "../../ui/controls/Field";
import { InOnePiece } from "../../ui/text/InOnePiece";
import { TextLink } from "../../ui/controls/TextLink";

type SubmitAreaProps = {
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
};

/**
 * The button that sends the form, and below it what went wrong. Before hydration it is no submit button: the browser itself
 * would send the form, in the address. Only the button is rendered again then: React does not know yet what is in the
 * fields, and would empty them for a moment.
 */
export function SubmitArea({ form, isSending }: SubmitAreaProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- makes React run the effects of hydration at once: React Final Form loses what is typed before its own have run
    setIsHydrated(true);
  }, []);
  useEffect(() => {
    if (isHydrated) replayEarlyPress(form.current);
  }, [isHydrated, form]);
  return (
    <>
      <Button
        type={isHydrated ? "submit" : "button"}
        size="large"
        busyText={isSending ? "Sending..." : undefined}
      >
        Request Free Estimate
      </Button>
      <SendFailure />
    </>
  );
}

/** What went wrong, after the toast has gone, and another way to reach us. */
function SendFailure() {
  const phone = usePhone();
  const state = useFormState({ subscription: { submitError: true } });
  const text = state.submitError as string | undefined; // useSubmitQuote's
  if (text === undefined) return null;
  return (
    <div>
      <FieldError>{text}</FieldError>
      <p>Everything you typed is still here.</p>
      <TextLink href={phone.callHref}>
        <span>
          Or call <InOnePiece>{phone.text}</InOnePiece>
        </span>
      </TextLink>
    </div>
  );
}
