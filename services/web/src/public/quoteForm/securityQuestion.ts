import { MAX_OPERAND, MIN_OPERAND } from "@ridgeline/contract/quoteRequest";

/** "What is a + b?" Kept as numbers: a translated page may show it in other words. */
export type SecurityQuestion = { a: number; b: number };

export const QUESTION_ID = "security-question";

/** Each operand is an integer from 1 to 10 (requirement 4.8). */
export function createSecurityQuestion(random: () => number = Math.random): SecurityQuestion {
  return {
    a: between(MIN_OPERAND, MAX_OPERAND, random),
    b: between(MIN_OPERAND, MAX_OPERAND, random),
  };
}

const DAY_MS = 86_400_000;

/** What the HTML asks: the same from every replica, so that an answer which the browser has restored stays right. */
export function questionOfToday(): SecurityQuestion {
  const day = Math.floor(Date.now() / DAY_MS);
  return {
    a: MIN_OPERAND + (day % MAX_OPERAND),
    b: MIN_OPERAND + (Math.floor(day / 10) % MAX_OPERAND),
  };
}

/** One with this sum, so that the answer to another with it stays right; any if there is none. */
export function questionWithSum(sum: number, random: () => number = Math.random): SecurityQuestion {
  const least = Math.max(MIN_OPERAND, sum - MAX_OPERAND);
  const most = Math.min(MAX_OPERAND, sum - MIN_OPERAND);
  if (!Number.isInteger(sum) || least > most) return createSecurityQuestion(random);
  const a = between(least, most, random);
  return { a, b: sum - a };
}

function between(least: number, most: number, random: () => number): number {
  return least + Math.floor(random() * (most - least + 1));
}

export const toQuestionText = ({ a, b }: SecurityQuestion) => `What is ${a} + ${b}?`;

/** The numbers as the page carries them beside the text (QuoteFields.tsx). */
export const toQuestionData = ({ a, b }: SecurityQuestion) => `${a} ${b}`;

/** The page's question; undefined if it has none. */
export function readQuestion(): SecurityQuestion | undefined {
  const [a, b] = findQuestion()?.dataset["question"]?.split(" ").map(Number) ?? [];
  return a === undefined || b === undefined ? undefined : { a, b };
}

/** Replaces the page's question, before its form is hydrated. */
export function writeQuestion(question: SecurityQuestion): void {
  const element = findQuestion();
  const sum = document.querySelector<HTMLInputElement>("[data-draft] [name=mathAnswer]");
  if (!element || !sum) return;
  element.dataset["question"] = toQuestionData(question);
  element.textContent = toQuestionText(question);
  sum.value = String(question.a + question.b);
}

function findQuestion(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-draft] [data-question]");
}
