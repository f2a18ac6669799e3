import type { Business } from "@ridgeline/contract/business";
import type { Problem } from "@ridgeline/contract/createCheck";
import { hiddenFieldList } from "@ridgeline/contract/quoteFields";
import escapeHtml from "escape-html";
import { FORM_ERROR } from "final-form";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import type { Failure } from "../form";
import { QuoteForm } from "../public/quoteForm/QuoteForm";
import { emptyQuoteForm } from "../public/quoteForm/quoteFormValues";
import { questionWithSum } from "../public/quoteForm/securityQuestion";
import { QUOTE_FORM_ID } from "../public/quoteForm/tracking";
import { emptyReviewForm, ReviewForm } from "../public/ReviewForm";
import { PageBusinessContext, pageBusinessOf } from "../site/shownBusiness";

/** What a visitor has typed into a form, by field, and what is wrong with it. */
type Sent = { values: Readonly<Record<string, string>>; problems: readonly Problem[] };

type FormDocument = {
  /** Of the element that the form's script hydrates (islands/). */
  id: string;
  /** The form as it is before anything is typed. */
  empty: object;
  render: (values: object, failure: Failure | undefined, sent: Sent["values"]) => ReactNode;
};

/** The forms that the API renders for one visitor at a time, by their document. */
const forms: Record<"quote" | "review", FormDocument> = {
  quote: {
    id: "form",
    empty: emptyQuoteForm,
    render: (values, failure, { mathAnswer }) => (
      <QuoteForm
        initialValues={{ ...emptyQuoteForm, ...values }}
        failure={failure}
        question={questionWithSum(Number(mathAnswer))}
      />
    ),
  },
  review: {
    id: "review-form",
    empty: emptyReviewForm,
    render: (values, failure) => (
      <ReviewForm initialValues={{ ...emptyReviewForm, ...values }} failure={failure} />
    ),
  },
};

export type FormName = keyof typeof forms;

export const isFormName = (name: string): name is FormName => Object.keys(forms).includes(name);

const PLACE = "<!--form-->";

/** Stands for the form in a page that many visitors get. */
export const formPlace = <div dangerouslySetInnerHTML={{ __html: PLACE }} />;

/** Puts a form into such a page. */
export function insertForm(html: string, form: string): string {
  return html.replace(PLACE, () => form);
}

/** Every part of a form, for the page's styles. */
export function renderWithEveryPart(name: FormName): ReactNode {
  const { empty, render } = forms[name];
  const wrong = Object.fromEntries(
    [...Object.keys(empty), FORM_ERROR].map((field) => [field, "-"]),
  );
  return render({}, wrong, {});
}

/** A form with what a visitor has sent, as HTML; its script finds the failure beside it. */
export function renderForm(name: FormName, business: Business, { values, problems }: Sent): string {
  const { id, empty, render } = forms[name];
  const shown = Object.fromEntries(
    Object.entries(empty).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === "boolean" ? Boolean(values[field]) : (values[field] ?? value),
    ]),
  );
  const failure = problems.length > 0 ? toFailure(problems, empty) : undefined;
  const html = renderToString(
    new ServerStyleSheet().collectStyles(
      <PageBusinessContext value={pageBusinessOf(business)}>
        {render(shown, failure, values)}
      </PageBusinessContext>,
    ),
  );
  const mark = failure ? ` data-failure="${escapeHtml(JSON.stringify(failure))}"` : "";
  const hidden = name === "quote" ? hiddenFieldsOf(values) : "";
  return `<div id="${id}"${mark}>${html}</div>${hidden}`;
}

/** Problems with something else than a field are the form's. */
function toFailure(problems: readonly Problem[], fields: object): Failure {
  const isField = ({ field }: Problem) => Object.keys(fields).includes(field);
  const others = problems
    .filter((problem) => !isField(problem))
    .map(({ field, message }) => (field === "" ? message : `${field}: ${message}`));
  return {
    ...Object.fromEntries(problems.filter(isField).map(({ field, message }) => [field, message])),
    ...(others.length > 0 && { [FORM_ERROR]: others.join(" ") }),
  };
}

/** Where the visitor came from stays in the form. */
function hiddenFieldsOf(values: Sent["values"]): string {
  return hiddenFieldList
    .filter(({ name }) => name !== "website" && values[name])
    .map(
      ({ name }) =>
        `<input type="hidden" form="${QUOTE_FORM_ID}" name="${name}" value="${escapeHtml(values[name] ?? "")}">`,
    )
    .join("");
}
