import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { replaceFailedPictures } from "../ui/failedPictures";
import { keepNumbersWhileScrolling } from "../ui/numberFields";
import { readPageBusiness } from "../site/pageBusiness";
import { scrollSmoothly } from "../site/scrollToAnchor";

const container = document.getElementById("root");
if (!container) throw new Error("The page has no #root");

scrollSmoothly();
replaceFailedPictures();
keepNumbersWhileScrolling();
createRoot(container).render(
  <StrictMode>
    <App business={readPageBusiness()} />
  </StrictMode>,
);
