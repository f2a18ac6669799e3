/** Limits of the security question's operands (requirement 4.8). */
export const MIN_OPERAND = 1;
export const MAX_OPERAND = 10;
export const wrongSumMessage = "The answer to the security question is not right";

/** What the visitor agrees to; stored with each request as the text that was shown. */
export const consentLabel =
  "I agree to be contacted about my request via phone, email, or text message.";
