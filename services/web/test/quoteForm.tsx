import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { QuoteSection } from "../src/public/quoteForm/QuoteSection";
import { renderPart } from "./renderApp";

export const goodAnswers = {
  fullName: "Jane Holcomb",
  phone: "7065550117",
  serviceType: "Roofing & Roof Repair",
  projectDetails: "A stain on the bedroom ceiling.",
};

const LABELS = {
  fullName: "Full Name",
  phone: "Phone",
  email: "Email (optional)",
  address: "Project Address or City (optional)",
  serviceType: "Service Type",
  timing: "Timing (optional)",
  budget: "Budget (optional)",
  projectDetails: "Project Details",
  mathChallenge: "Security Question",
  consent: "I agree to be contacted about my request via phone, email, or text message.",
  website: "Website (leave blank)",
} as const;

type FieldName = keyof typeof LABELS;
const CHOICES: readonly FieldName[] = ["serviceType", "timing", "budget"];

/** Opens the form without the rest of its page; returns the visitor. */
export async function openQuoteForm(address = "/"): Promise<UserEvent> {
  const visitor = renderPart(address, <QuoteSection testimonials={[]} />);
  await findQuoteForm();
  return visitor;
}

/** Waits for the form, which loads late. */
async function findQuoteForm(): Promise<void> {
  await screen.findByText(LABELS.fullName);
}

export function quoteField(name: FieldName): HTMLInputElement {
  const form = document.querySelector("form") ?? document.body; // searching the whole page takes ten times as long
  return within(form).getByLabelText<HTMLInputElement>(LABELS[name]);
}

/** Fills fields as a visitor would; a text is pasted, a choice is named by its label. */
export async function fillIn(
  visitor: UserEvent,
  answers: Partial<Record<FieldName, string>>,
): Promise<void> {
  for (const [name, answer] of Object.entries(answers) as [FieldName, string][]) {
    // keys of LABELS
    const field = quoteField(name);
    if (CHOICES.includes(name)) {
      await visitor.selectOptions(field, within(field).getByText(answer));
      continue;
    }
    await visitor.click(field);
    if (name !== "consent") await visitor.paste(answer);
  }
}

/** Everything that the form requires, with the right answer to the security question. */
export async function fillInAll(visitor: UserEvent): Promise<void> {
  const mathChallenge = String(expectedSum());
  await fillIn(visitor, { ...goodAnswers, mathChallenge, consent: "yes" });
}

/** What a dropdown offers, its placeholder first. */
export function optionsOf(name: "serviceType" | "timing" | "budget"): string[] {
  const options = within(quoteField(name)).getAllByRole("option");
  return options.map(({ textContent }) => textContent);
}

export function submitButton(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>("button", { name: "Request Free Estimate" });
}

/** The two operands of the security question. */
function operands(): [number, number] {
  const question = screen.getByText(/^What is \d+ \+ \d+\?$/).textContent;
  const [a = 0, b = 0] = question.match(/\d+/g)?.map(Number) ?? [];
  return [a, b];
}

export function expectedSum(): number {
  const [a, b] = operands();
  return a + b;
}
