import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { replayEarlyPress } from "../../late/earlyEvents";
import { announceInteractive } from "../../late/whenInteractive";
import { Button } from "../../ui/Button";

type SubmitButtonProps = { form: RefObject<HTMLFormElement | null>; isSending: boolean };

/**
 * Before hydration it is no submit button: the browser itself would send the form, in the address. Only the button is
 * rendered again then: React does not know yet what is in the fields, and would empty them for a moment.
 */
export function SubmitButton({ form, isSending }: SubmitButtonProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- makes React run the effects of hydration at once: React Final Form loses what is typed before its own have run
    setIsHydrated(true);
  }, []);
  useEffect(() => {
    if (!isHydrated) return;
    replayEarlyPress(form.current);
    announceInteractive();
  }, [isHydrated, form]);
  return (
    <Button
      type={isHydrated ? "submit" : "button"}
      size="large"
      busyText={isSending ? "Sending..." : undefined}
    >
      Request Free Estimate
    </Button>
  );
}
