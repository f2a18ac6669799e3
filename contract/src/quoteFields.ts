import { HAS_TEXT } from "./jsonSchema";
import { budgetOptions, type Option, timingOptions } from "./options";

export const MIN_FULL_NAME = 2;
export const MIN_PHONE = 10;
export const MIN_PROJECT_DETAILS = 20;

type TextSchema = Readonly<{
  type: "string";
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}>;

type QuoteField = Readonly<{
  /** What the form calls it. */
  label: string;
  /** What the owner's card, e-mail and spreadsheet call it, if not the same. */
  ownerLabel?: string;
  schema: TextSchema;
  /** For every problem but "too long"; without it, the generic messages (requirement 4.7). */
  message?: string;
  isOptional?: true;
  options?: readonly Option[];
  /** Its place on the owner's card: who it is, what the job is, or the customer's own words. */
  group: "contact" | "job" | "details";
  /** What the owner's test message says; for an optional field it may be anything valid. */
  sample: string;
}>;

/**
 * What a visitor answers, in the order of the form (requirements 4.1 and 4.6). Everything follows from this table: the
 * payload, its check, the columns, and where the owner reads and finds it. The form's controls are in QuoteFields.tsx.
 * CONTRIBUTING.md has the recipe for another field.
 */
export const quoteFields = {
  fullName: {
    label: "Full Name",
    schema: { type: "string", minLength: MIN_FULL_NAME, maxLength: 200, pattern: HAS_TEXT },
    message: `Please enter your full name (at least ${MIN_FULL_NAME} characters)`,
    group: "contact",
    sample: "Test Visitor",
  },
  phone: {
    label: "Phone",
    schema: { type: "string", minLength: MIN_PHONE, pattern: "^\\+?[1-9]\\d{0,15}$" },
    message: "Please enter a valid phone number",
    group: "contact",
    sample: "2125550117",
  },
  email: {
    label: "Email",
    schema: { type: "string", format: "email-or-empty", maxLength: 254 },
    message: "Please enter a valid email address",
    isOptional: true,
    group: "contact",
    sample: "visitor@example.com",
  },
  address: {
    label: "Project Address or City",
    ownerLabel: "Address",
    schema: { type: "string", maxLength: 500 },
    isOptional: true,
    group: "contact",
    sample: "12 Main Street",
  },
  serviceType: {
    label: "Service Type",
    schema: { type: "string", minLength: 1, maxLength: 100 },
    message: "Please select a service type",
    group: "job",
    sample: "other",
  },
  timing: {
    label: "Timing",
    schema: { type: "string", maxLength: 100 },
    isOptional: true,
    options: timingOptions,
    group: "job",
    sample: "flexible",
  },
  budget: {
    label: "Budget",
    schema: { type: "string", maxLength: 100 },
    isOptional: true,
    options: budgetOptions,
    group: "job",
    sample: "not-sure",
  },
  projectDetails: {
    label: "Project Details",
    schema: {
      type: "string",
      minLength: MIN_PROJECT_DETAILS,
      maxLength: 5000,
      pattern: HAS_TEXT,
    },
    message: `Please provide project details (at least ${MIN_PROJECT_DETAILS} characters)`,
    group: "details",
    sample: "This is a test of the notifications. There is no customer.",
  },
} as const satisfies Record<string, QuoteField>;

/** Fields that visitors do not see, by name in the payload. The owner sees those with a label, as tracking information. */
export const hiddenFields = {
  utm_source: { column: "utmSource", ownerLabel: "UTM Source" },
  utm_medium: { column: "utmMedium", ownerLabel: "UTM Medium" },
  utm_campaign: { column: "utmCampaign", ownerLabel: "UTM Campaign" },
  utm_term: { column: "utmTerm" },
  utm_content: { column: "utmContent" },
  referrer: { column: "referrer", ownerLabel: "Referrer" },
  website: { column: "website" },
} as const satisfies Record<string, HiddenField>;

type HiddenField = Readonly<{ column: string; ownerLabel?: string }>;

export type QuoteFieldName = keyof typeof quoteFields;
export type HiddenFieldName = keyof typeof hiddenFields;

export const quoteFieldList = Object.entries<QuoteField>(quoteFields).map(([name, field]) => ({
  name: name as QuoteFieldName, // a key of the table
  ...field,
}));

export const hiddenFieldList = Object.entries(hiddenFields).map(([name, field]) => ({
  name: name as HiddenFieldName, // a key of the table
  ...field,
}));

/** The hidden fields that the owner sees. */
export const trackingFields = Object.values(hiddenFields).flatMap((field) =>
  "ownerLabel" in field ? [field] : [],
);
