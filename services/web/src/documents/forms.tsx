import type { Business } from "@ridgeline/contract/business";
import type { Problem } from "@ridgeline/contract/createCheck";
import type { FormName } from "@ridgeline/contract/publicForms";
import { hiddenFields } from "@ridgeline/contract/quoteFields";
import type { SentForm } from "@ridgeline/contract/renderer";
import escapeHtml from "escape-html";
import { FORM_ERROR } from "final-form";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import type { Failure } from "../form";
import type { FormParts } from "../public/formParts";
import { quoteForm } from "../public/quoteForm/QuoteForm";
import { QUOTE_FORM_ID } from "../public/quoteForm/tracking";
import { reviewForm } from "../public/ReviewForm";
import { PageBusinessContext, pageBusinessOf } from "../site/shownBusiness";
import { nameOf } from "../site/marks";

type FormDocument = FormParts & {
  /** The id of the <form>, and the hidden fields beside it that a visitor may have sent. */
  beside?: { id: string; names: readonly string[] };
};

/** The forms that the API renders for one visitor at a time, by their document. */
const forms: Readonly<Record<FormName, FormDocument>> = {
  // Where the visitor came from stays in the form.
  quote: {
    ...quoteForm,
    beside: {
      id: QUOTE_FORM_ID,
      names: Object.keys(hiddenFields).filter((name) => name !== "website"),
    },
  },
  review: reviewForm,
};

export const isFormName = (name: string): name is FormName => name in forms;

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
  const fields = [...Object.keys(empty), FORM_ERROR];
  return render({}, Object.fromEntries(fields.map((field) => [field, "-"])));
}

/** A form with what a visitor has sent, as HTML; its script finds the failure beside it. */
export function renderForm(
  name: FormName,
  business: Business,
  { values, problems }: SentForm,
): string {
  const { empty, render, beside } = forms[name];
  const failure = problems.length > 0 ? toFailure(problems, empty) : undefined;
  const html = renderToString(
    new ServerStyleSheet().collectStyles(
      <PageBusinessContext value={pageBusinessOf(business)}>
        {render(values, failure)}
      </PageBusinessContext>,
    ),
  );
  const said = failure ? ` ${nameOf("failure")}="${escapeHtml(JSON.stringify(failure))}"` : "";
  const hidden = (beside?.names ?? [])
    .filter((field) => values[field])
    .map(
      (field) =>
        `<input type="hidden" form="${beside?.id}" name="${field}" value="${escapeHtml(values[field] ?? "")}">`,
    );
  return `<div ${nameOf("form")}${said}>${html}</div>${hidden.join("")}`;
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
