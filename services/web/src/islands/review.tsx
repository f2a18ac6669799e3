import { ReviewForm, type ReviewValues } from "../public/ReviewForm";
import { PageBusinessContext } from "../site/shownBusiness";
import { readPageBusiness } from "../site/pageBusiness";
import { session } from "../site/storage";
import { hydrate, readFailure } from "./hydrate";

const container = document.getElementById("review-form");
if (container?.querySelector("form")) {
  const { pathname } = window.location;
  const failure = readFailure(container);
  const kept = failure ? undefined : session.getJson(pathname, isDraft);
  container.addEventListener("input", () => session.set(pathname, JSON.stringify(readValues())));
  hydrate(
    container,
    <PageBusinessContext value={readPageBusiness()}>
      <ReviewForm initialValues={kept ?? readValues()} failure={failure} />
    </PageBusinessContext>,
    readValues,
    fillIn,
  );
}

function readValues(): ReviewValues {
  const fields = new FormData(findForm());
  const texts = Object.fromEntries(fields) as Partial<Record<keyof ReviewValues, string>>; // no files
  const { rating = "", review = "", name = "", location = "" } = texts;
  return { rating, review, name, location, consent: fields.has("consent") };
}

function findForm(): HTMLFormElement | undefined {
  return document.querySelector<HTMLFormElement>("#review-form form") ?? undefined;
}

function fillIn({ rating, consent, ...texts }: ReviewValues): void {
  const { elements } = findForm() ?? {};
  for (const [name, value] of Object.entries(texts)) {
    const field = elements?.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = value;
  }
  const stars = elements?.namedItem("rating");
  if (stars instanceof RadioNodeList) stars.value = rating;
  const box = elements?.namedItem("consent");
  if (box instanceof HTMLInputElement) box.checked = consent;
}

function isDraft(kept: unknown): kept is ReviewValues {
  return typeof kept === "object" && kept !== null; // written above
}
