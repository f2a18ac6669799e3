import { createSecurityQuestion } from "./createSecurityQuestion";

const QUESTION_ID = "security-question";

/** Made once on load, before the form's script is there; prerendered pages have none. */
const question = typeof window === "undefined" ? { text: "…", sum: 0 } : createSecurityQuestion();

export const securityQuestion = {
  id: QUESTION_ID,
  text: `What is ${question.text}?`,
  sum: question.sum,
};

/** Writes the question into the prerendered form, whose own script, when it comes, finds there what it renders. */
export function showSecurityQuestion(): void {
  if (typeof document === "undefined") return;
  const element = document.getElementById(QUESTION_ID);
  if (element) element.textContent = securityQuestion.text;
}
