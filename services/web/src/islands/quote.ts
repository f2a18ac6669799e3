import { publicForms } from "@ridgeline/contract/publicForms";
import { quoteForm } from "../public/quoteForm/QuoteForm";
import { takeOver } from "./form";

/** In the same script: a second copy of styled-components would insert every style once more. */
export { drawList } from "./drawList";

// In a separate task, after the one that evaluates this file.
setTimeout(() => takeOver(publicForms.quote, quoteForm));
