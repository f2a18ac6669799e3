import { MAX_OPERAND, MIN_OPERAND } from "@ridgeline/contract/quoteRequest";
import { readDraft } from "./draft";

type SecurityQuestion = { text: string; sum: number };

const QUESTION_ID = "security-question";

/** Created once per page load, in the browser; the HTML has none. */
const question =
  typeof window === "undefined"
    ? { text: "…", sum: 0 }
    : (questionOfDraft() ?? createSecurityQuestion());

export const securityQuestion = {
  id: QUESTION_ID,
  text: `What is ${question.text}?`,
  sum: question.sum,
};

/** The draft's own question, which the answer in it belongs to. */
function questionOfDraft(): SecurityQuestion | undefined {
  const [text, a, b] = /(\d+) \+ (\d+)/.exec(readDraft()?.question ?? "") ?? [];
  return text === undefined ? undefined : { text, sum: Number(a) + Number(b) };
}

/** "a + b", each an integer from 1 to 10. */
export function createSecurityQuestion(random: () => number = Math.random): SecurityQuestion {
  const a = createOperand(random);
  const b = createOperand(random);
  return { text: `${a} + ${b}`, sum: a + b };
}

function createOperand(random: () => number): number {
  return MIN_OPERAND + Math.floor(random() * (MAX_OPERAND - MIN_OPERAND + 1));
}

/** Writes the question into the prerendered form, so that hydration finds the text that it renders. */
export function showSecurityQuestion(): void {
  const element = document.getElementById(QUESTION_ID);
  if (element) element.textContent = securityQuestion.text;
}
