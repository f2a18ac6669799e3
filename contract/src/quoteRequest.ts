import type { FromSchema, JSONSchema } from "./jsonSchema";

export const MIN_FULL_NAME = 2;
export const MIN_PHONE = 10;
export const MIN_PROJECT_DETAILS = 20;
/** Limits of the security question's operands (requirement 4.8); the sum lies between twice each. */
export const MIN_OPERAND = 1;
export const MAX_OPERAND = 10;
/** For what the visitor does not see: tracking and the trap field. The form truncates it: it must not cost a request. */
export const MAX_HIDDEN = 500;

const hidden = { type: "string", maxLength: MAX_HIDDEN } as const;
/** Not only blanks. */
const HAS_TEXT = "\\S";

/** The body of POST /api/quote (requirement 8.7); its rules are those of requirement 4.6. */
export const quoteRequestPayloadSchema = {
  type: "object",
  properties: {
    fullName: { type: "string", minLength: MIN_FULL_NAME, maxLength: 200, pattern: HAS_TEXT },
    phone: { type: "string", minLength: MIN_PHONE, pattern: "^\\+?[1-9]\\d{0,15}$" },
    email: { type: "string", format: "email-or-empty", maxLength: 254 },
    address: { type: "string", maxLength: 500 },
    serviceType: { type: "string", minLength: 1, maxLength: 100 },
    timing: { type: "string", maxLength: 100 },
    budget: { type: "string", maxLength: 100 },
    projectDetails: {
      type: "string",
      minLength: MIN_PROJECT_DETAILS,
      maxLength: 5000,
      pattern: HAS_TEXT,
    },
    consent: { type: "boolean", const: true },
    mathChallenge: { type: "integer" },
    mathAnswer: { type: "integer", minimum: 2 * MIN_OPERAND, maximum: 2 * MAX_OPERAND },
    utm_source: hidden,
    utm_medium: hidden,
    utm_campaign: hidden,
    utm_term: hidden,
    utm_content: hidden,
    referrer: hidden,
    website: hidden,
  },
  required: [
    "fullName",
    "phone",
    "serviceType",
    "projectDetails",
    "consent",
    "mathChallenge",
    "mathAnswer",
  ],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type QuoteRequestPayload = FromSchema<typeof quoteRequestPayloadSchema>;

/** A stored quote request as the owner's list returns it; `createdAt` is ISO 8601 in UTC. */
export type QuoteRequest = {
  id: number;
  serviceType: string;
  timing: string | null;
  budget: string | null;
  createdAt: string;
  fullName: string;
  phone: string;
  email: string | null;
  address: string | null;
  projectDetails: string;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  referrer: string | null;
};

/** The columns of a QuoteRequest, in its order. */
export const quoteRequestFields = [
  "id",
  "serviceType",
  "timing",
  "budget",
  "createdAt",
  "fullName",
  "phone",
  "email",
  "address",
  "projectDetails",
  "utmSource",
  "utmMedium",
  "utmCampaign",
  "referrer",
] as const satisfies (keyof QuoteRequest)[];
