import { useSyncExternalStore } from "react";

const SIGNS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "touchstart"] as const;

/**
 * Resolves when the visitor first does anything, or at once if they already have. What nobody can miss before then is
 * loaded after it.
 */
export const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return;
  if (hasActed()) resolve();
  const handleSign = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, handleSign);
    resolve();
  };
  for (const sign of SIGNS) window.addEventListener(sign, handleSign, { passive: true });
});

function hasActed(): boolean {
  const { userActivation } = navigator as { userActivation?: UserActivation }; // not in every browser
  return userActivation?.hasBeenActive === true;
}

/** True from the visitor's first touch, key or scroll on. */
export function useHasInteracted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasInteracted,
    () => false,
  );
}

let hasInteracted = false;

function subscribe(onChange: () => void): () => void {
  let isListening = true;
  void firstInteraction.then(() => {
    hasInteracted = true;
    if (isListening) onChange();
  });
  return () => {
    isListening = false;
  };
}
