const SIGNS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "touchstart"] as const;

/**
 * Fulfilled when the visitor first does anything, or has done so before this script was there: what nobody can miss
 * before then is loaded after it.
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
