import type { FromSchema, JSONSchema } from "./jsonSchema";

export const MIN_FULL_NAME = 2;
export const MIN_PHONE = 10;
export const MIN_PROJECT_DETAILS = 20;
/** Limits of the security question's operands (requirement 4.8); the sum lies between twice each. */
export const MIN_OPERAND = 1;
export const MAX_OPERAND = 10;
/** The form truncates longer tracking values: a long campaign link must not cost a request. */
export const MAX_TRACKING = 500;

const tracking = { type: "string", maxLength: MAX_TRACKING } as const;

/** The body of POST /api/quote (requirement 8.7); its rules are those of requirement 4.6. */
export const quoteRequestPayloadSchema = {
  type: "object",
  properties: {
    fullName: { type: "string", minLength: MIN_FULL_NAME, maxLength: 200 },
    phone: { type: "string", minLength: MIN_PHONE, pattern: "^\\+?[1-9]\\d{0,15}$" },
    email: { type: "string", format: "email-or-empty", maxLength: 254 },
    address: { type: "string", maxLength: 500 },
    serviceType: { type: "string", minLength: 1, maxLength: 100 },
    timing: { type: "string", maxLength: 100 },
    budget: { type: "string", maxLength: 100 },
    projectDetails: { type: "string", minLength: MIN_PROJECT_DETAILS, maxLength: 5000 },
    consent: { type: "boolean", const: true },
    mathChallenge: { type: "integer" },
    mathAnswer: { type: "integer", minimum: 2 * MIN_OPERAND, maximum: 2 * MAX_OPERAND },
    utm_source: tracking,
    utm_medium: tracking,
    utm_campaign: tracking,
    utm_term: tracking,
    utm_content: tracking,
    referrer: tracking,
    website: { type: "string", maxLength: 500 },
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
