import { MAX_OPERAND, MIN_OPERAND } from "@ridgeline/contract/quoteRequest";
import { marked } from "../../site/marks";

/** "What is a + b?" Kept as numbers: a translated page may show it in other words. */
export type SecurityQuestion = { a: number; b: number };

export const QUESTION_ID = "security-question";

/** Each operand is an integer from 1 to 10 (requirement 4.8). */
export const createSecurityQuestion = (): SecurityQuestion => ({
  a: anyOperand(),
  b: anyOperand(),
});

const anyOperand = () => MIN_OPERAND + Math.floor(Math.random() * (MAX_OPERAND - MIN_OPERAND + 1));

const DAY_MS = 86_400_000;

/** What the HTML asks: the same from every replica, so that an answer which the browser has restored stays right. */
export function questionOfToday(): SecurityQuestion {
  const day = Math.floor(Date.now() / DAY_MS);
  return {
    a: MIN_OPERAND + (day % MAX_OPERAND),
    b: MIN_OPERAND + (Math.floor(day / 10) % MAX_OPERAND),
  };
}

export const toQuestionText = ({ a, b }: SecurityQuestion) => `What is ${a} + ${b}?`;

/** The numbers, as a hidden field of the form has them beside the sum. */
export const toQuestionData = ({ a, b }: SecurityQuestion) => `${a} ${b}`;

function toQuestion(data = ""): SecurityQuestion {
  const [a = 0, b = 0] = data.split(" ").map(Number);
  return { a, b };
}

/** Undefined for anything else, which a browser may post. */
export function parseQuestion(data: string | undefined): SecurityQuestion | undefined {
  const question = toQuestion(data);
  const isOperand = (n: number) => Number.isInteger(n) && n >= MIN_OPERAND && n <= MAX_OPERAND;
  return Object.values(question).every(isOperand) ? question : undefined;
}

/** Without a draft, or an answer that belongs to it, the question is a new one (requirement 4.8). */
export function askQuestion(isFromDraft: boolean): void {
  const isKept = isFromDraft || fieldOf("mathChallenge")?.value;
  writeQuestion(isKept ? toQuestion(fieldOf("question")?.value) : createSecurityQuestion());
}

/** Replaces the page's question, before its form is hydrated. */
export function writeQuestion(question: SecurityQuestion): void {
  const [data, sum] = [fieldOf("question"), fieldOf("mathAnswer")];
  const text = document.getElementById(QUESTION_ID);
  if (!data || !sum || !text) return;
  data.value = toQuestionData(question);
  sum.value = String(question.a + question.b);
  text.textContent = toQuestionText(question);
}

const fieldOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`${marked("form")} [name=${name}]`);
