import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberTracking } from "../features/quoteForm/tracking";
import { showSecurityQuestion } from "../features/quoteForm/securityQuestion";
import { PageBusinessContext, readPageBusiness } from "../site/business";
import { FormIsland } from "./FormIsland";
import { refreshLists } from "./lists";

wakeForm();
refreshLists();

/** What the visitor has typed by then stays (features/quoteForm/QuoteForm.tsx). */
function wakeForm(): void {
  const container = document.getElementById("form");
  if (!container) return;
  showSecurityQuestion();
  rememberTracking();
  const asItCame = container.cloneNode(true);
  hydrateRoot(
    container,
    <StrictMode>
      <PageBusinessContext value={readPageBusiness()}>
        <FormIsland />
      </PageBusinessContext>
    </StrictMode>,
    {
      // React empties the form if a component throws. As it came it can be read, and leads to the phone.
      onUncaughtError: (error) => {
        container.replaceWith(asItCame);
        reportError(error);
      },
    },
  );
}
