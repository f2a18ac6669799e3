import { MAX_HIDDEN } from "./cleanText";
import { MAX_OPERAND, MIN_OPERAND } from "./messages";
import {
  hiddenFieldList,
  type HiddenFieldName,
  quoteFieldList,
  type QuoteFieldName,
  type quoteFields,
  trackingFields,
} from "./quoteFields";

/** The body of POST /api/quote (requirement 8.7); its rules are those of requirement 4.6. */
export const quoteRequestPayloadSchema = {
  type: "object",
  properties: {
    ...Object.fromEntries(quoteFieldList.map(({ name, schema }) => [name, schema])),
    consent: { type: "boolean", const: true },
    mathChallenge: { type: "integer" },
    mathAnswer: { type: "integer", minimum: 2 * MIN_OPERAND, maximum: 2 * MAX_OPERAND },
    ...Object.fromEntries(
      hiddenFieldList.map(({ name }) => [name, { type: "string", maxLength: MAX_HIDDEN }]),
    ),
  },
  required: [
    ...quoteFieldList.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
    "consent",
    "mathChallenge",
    "mathAnswer",
  ],
  additionalProperties: false,
};

/** A field listed here shows its message for every problem except "too long". */
export const quoteRequestMessages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    quoteFieldList.flatMap(({ name, message }) => (message === undefined ? [] : [[name, message]])),
  ),
  consent: "You must agree to be contacted about your request",
};

type OptionalName = {
  [Name in QuoteFieldName]: (typeof quoteFields)[Name] extends { isOptional: true } ? Name : never;
}[QuoteFieldName];
type RequiredName = Exclude<QuoteFieldName, OptionalName>;
type TrackingColumn = (typeof trackingFields)[number]["column"];

export type QuoteRequestPayload = Record<RequiredName, string> &
  Partial<Record<OptionalName | HiddenFieldName, string>> & {
    consent: true;
    mathChallenge: number;
    mathAnswer: number;
  };

/** What a visitor answered, as it is stored. */
export type Answers = Record<RequiredName, string> & Record<OptionalName, string | null>;

/** A stored quote request as the owner's list returns it; `createdAt` is ISO 8601 in UTC. */
export type QuoteRequest = { id: number; createdAt: string } & Answers &
  Record<TrackingColumn, string | null>;

/** The columns of a QuoteRequest. */
export const quoteRequestColumns: readonly (keyof QuoteRequest)[] = [
  "id",
  "createdAt",
  ...quoteFieldList.map(({ name }) => name),
  ...trackingFields.map(({ column }) => column),
];
