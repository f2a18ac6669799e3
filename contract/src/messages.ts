/** The messages of requirement 4.6. A field listed here shows its message for every problem except "too long". */
export const quoteRequestMessages = {
  fullName: "Please enter your full name (at least 2 characters)",
  phone: "Please enter a valid phone number",
  email: "Please enter a valid email address",
  serviceType: "Please select a service type",
  projectDetails: "Please provide project details (at least 20 characters)",
  consent: "You must agree to be contacted about your request",
} as const;

export const wrongSumMessage = "The answer to the security question is not right";

/** What the visitor agrees to; stored with each request as the text that was shown. */
export const consentLabel =
  "I agree to be contacted about my request via phone, email, or text message.";
