import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { ReviewForm, type ReviewValues } from "../public/ReviewForm";
import { PageBusinessContext } from "../site/business";
import { readPageBusiness } from "../site/pageBusiness";
import { session } from "../site/storage";

const container = document.getElementById("review-form");
const form = container?.querySelector("form");
if (container && form) {
  const { pathname } = window.location;
  const values = session.getJson(pathname, isDraft) ?? readValues(form);
  container.addEventListener("input", () => {
    session.set(pathname, JSON.stringify(readValues(form)));
  });
  // At once: nothing can be typed between reading the form and taking it over.
  flushSync(() =>
    hydrateRoot(
      container,
      <PageBusinessContext value={readPageBusiness()}>
        <ReviewForm initialValues={values} />
      </PageBusinessContext>,
    ),
  );
}

function readValues(element: HTMLFormElement): ReviewValues {
  const fields = new FormData(element);
  const texts = Object.fromEntries(fields) as Partial<Record<keyof ReviewValues, string>>; // no files
  const { rating = "", review = "", name = "", location = "" } = texts;
  return { rating, review, name, location, consent: fields.has("consent") };
}

function isDraft(kept: unknown): kept is ReviewValues {
  return typeof kept === "object" && kept !== null; // written above
}
