import { MAX_OPERAND, MIN_OPERAND } from "@ridgeline/contract/quoteRequest";

export type SecurityQuestion = { text: string; sum: number };

/** "a + b", each an integer from 1 to 10. */
export function createSecurityQuestion(random: () => number = Math.random): SecurityQuestion {
  const a = createOperand(random);
  const b = createOperand(random);
  return { text: `${a} + ${b}`, sum: a + b };
}

function createOperand(random: () => number): number {
  return MIN_OPERAND + Math.floor(random() * (MAX_OPERAND - MIN_OPERAND + 1));
}
