import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button";

type TryAgainProps = {
  /** Fetches again; the button is busy until this resolves. */
  onPress: () => unknown;
};

/** Retries a failed fetch. If the button disappears while it has the focus, the page gets the focus. */
export function TryAgain({ onPress }: TryAgainProps) {
  const [isTrying, setIsTrying] = useState(false);
  const wasPressed = useRef(false);

  useEffect(
    () => () => {
      if (!wasPressed.current || document.activeElement !== document.body) return;
      document.querySelector("main")?.focus({ preventScroll: true });
    },
    [],
  );

  const handleClick = async () => {
    wasPressed.current = true;
    setIsTrying(true);
    await onPress();
    setIsTrying(false);
  };

  return (
    <Button
      variant="line"
      busyText={isTrying ? "Trying again..." : undefined}
      onClick={() => void handleClick()}
    >
      Try again
    </Button>
  );
}
