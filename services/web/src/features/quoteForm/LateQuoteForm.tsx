import { lazy, memo, Suspense, useEffect } from "react";
import { firstInteraction } from "../../late/firstInteraction";
import { importLate } from "../../late/importLate";
import { showSecurityQuestion } from "./securityQuestion";
import { rememberTracking } from "./tracking";

/**
 * The form's HTML is in the page; its script, a third of all, follows with the visitor's first touch, key or scroll.
 * What is typed before then stays (useEarlyInput).
 */
const QuoteRequest = lazy(async () => {
  if (typeof window !== "undefined") await firstInteraction;
  const { QuoteRequest: Late } = await importLate(() => import("./QuoteRequest"));
  showSecurityQuestion(); // before it is taken over, whatever came first
  return { default: Late };
});

export const LateQuoteForm = memo(function LateQuoteForm() {
  useEffect(() => {
    showSecurityQuestion();
    rememberTracking();
  }, []);
  return (
    <div data-needs-script="">
      <Suspense>
        <QuoteRequest />
      </Suspense>
    </div>
  );
});
