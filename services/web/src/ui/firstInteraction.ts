const SIGNS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "touchstart"] as const;

/** Fulfilled when the visitor first does anything: what nobody can miss before then is loaded after it. */
export const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return;
  const handleSign = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, handleSign);
    resolve();
  };
  for (const sign of SIGNS) window.addEventListener(sign, handleSign, { passive: true });
});
