import { cleanEmail, cleanName, MAX_EMAIL } from "./cleanText";
import { HAS_TEXT } from "./jsonSchema";
import { MAX_PHONE, toNumber } from "./phone";

export type Option = { value: string; label: string };

export const timingOptions: readonly Option[] = [
  { value: "asap", label: "ASAP" },
  { value: "1-2-weeks", label: "1-2 weeks" },
  { value: "flexible", label: "Flexible" },
];

export const budgetOptions: readonly Option[] = [
  { value: "under-1000", label: "Under $1,000" },
  { value: "1000-5000", label: "$1,000 - $5,000" },
  { value: "5000-15000", label: "$5,000 - $15,000" },
  { value: "15000-30000", label: "$15,000 - $30,000" },
  { value: "30000-plus", label: "$30,000+" },
  { value: "not-sure", label: "Not sure yet" },
];

/** The kind of work that stands for everything else. */
export const OTHER = "other";

/** The label of a stored value; a value that is not (or no longer) an option is returned unchanged. */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

export const MIN_FULL_NAME = 2;
export const MIN_PHONE = 10;
export const MIN_PROJECT_DETAILS = 20;

type TextSchema = Readonly<{
  minLength?: number;
  maxLength: number;
  pattern?: string;
  format?: string;
}>;

type QuoteField = Readonly<{
  /** What the form calls it. */
  label: string;
  /** What the owner's card, e-mail and spreadsheet call it, if not the same. */
  ownerLabel?: string;
  /** What is posted is measured by `maxLength` before anything else looks at it. */
  schema: TextSchema;
  /** For every problem but that it is only too long; without it, the generic messages (requirement 4.7). */
  message?: string;
  isOptional?: true;
  /** What a text that arrives in one piece should be: pasted, filled in or posted by the browser. */
  clean?: (text: string) => string;
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
    schema: { minLength: MIN_FULL_NAME, maxLength: 200, pattern: HAS_TEXT },
    message: `Please enter your full name (at least ${MIN_FULL_NAME} characters)`,
    clean: cleanName,
    group: "contact",
    sample: "Test Visitor",
  },
  phone: {
    label: "Phone",
    schema: {
      minLength: MIN_PHONE,
      maxLength: MAX_PHONE,
      pattern: "^\\+?[1-9]\\d{0,15}$",
    },
    message: "Please enter a valid phone number",
    clean: toNumber,
    group: "contact",
    sample: "2125550117",
  },
  email: {
    label: "Email",
    schema: { format: "email-or-empty", maxLength: MAX_EMAIL },
    message: "Please enter a valid email address",
    isOptional: true,
    clean: cleanEmail,
    group: "contact",
    sample: "visitor@example.com",
  },
  address: {
    label: "Project Address or City",
    ownerLabel: "Address",
    schema: { maxLength: 500 },
    isOptional: true,
    group: "contact",
    sample: "12 Main Street",
  },
  serviceType: {
    label: "Service Type",
    schema: { minLength: 1, maxLength: 100 },
    message: "Please select a service type",
    group: "job",
    sample: OTHER,
  },
  timing: {
    label: "Timing",
    schema: { maxLength: 100 },
    isOptional: true,
    options: timingOptions,
    group: "job",
    sample: "flexible",
  },
  budget: {
    label: "Budget",
    schema: { maxLength: 100 },
    isOptional: true,
    options: budgetOptions,
    group: "job",
    sample: "not-sure",
  },
  projectDetails: {
    label: "Project Details",
    schema: {
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

export type OptionalName = {
  [Name in QuoteFieldName]: (typeof quoteFields)[Name] extends { isOptional: true } ? Name : never;
}[QuoteFieldName];
export type RequiredName = Exclude<QuoteFieldName, OptionalName>;

/** What a visitor answered, as it is stored. */
export type Answers = Record<RequiredName, string> & Record<OptionalName, string | null>;

export type Answer = Readonly<{ name: QuoteFieldName; label: string; value: string }>;

/**
 * The answers as the owner reads them, in the order of the form: with the labels of chosen options, without empty answers.
 * `serviceTypes` are those of the business.
 */
export function readAnswers(
  request: Answers,
  serviceTypes: readonly Option[],
  ...groups: readonly Group[]
): Answer[] {
  return quoteFieldList
    .filter(({ group }) => groups.length === 0 || groups.includes(group))
    .map(({ name, label, ownerLabel }) => ({
      name,
      label: ownerLabel ?? label,
      value: readAnswer(request, name, serviceTypes),
    }))
    .filter(({ value }) => value !== "");
}

type Group = (typeof quoteFieldList)[number]["group"];

/** One answer as the owner reads it; "" if there is none. */
export function readAnswer(
  request: Answers,
  name: QuoteFieldName,
  serviceTypes: readonly Option[],
): string {
  const value = request[name] ?? "";
  if (name === "serviceType") return optionLabel(serviceTypes, value);
  const field = quoteFields[name];
  return "options" in field ? optionLabel(field.options, value) : value;
}

/** What the owner's test message says. */
export const sampleAnswers = Object.fromEntries(
  quoteFieldList.map(({ name, sample }) => [name, sample]),
) as Record<QuoteFieldName, string>; // the list has every name
