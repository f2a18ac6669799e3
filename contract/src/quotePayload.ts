import { MAX_HIDDEN } from "./cleanText";
import {
  hiddenFieldList,
  type HiddenFieldName,
  type OptionalName,
  quoteFieldList,
  type RequiredName,
} from "./quoteFields";
import { MAX_OPERAND, MIN_OPERAND } from "./quoteRequest";

/** The body of POST /api/quote (requirement 8.7); its rules are those of requirement 4.6. */
export const quotePayloadSchema = {
  type: "object",
  properties: {
    ...Object.fromEntries(
      quoteFieldList.map(({ name, schema }) => [name, { type: "string", ...schema }]),
    ),
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

/** A field listed here shows its message for every problem but that it is only too long. */
export const quotePayloadMessages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    quoteFieldList.flatMap(({ name, message }) => (message === undefined ? [] : [[name, message]])),
  ),
  consent: "You must agree to be contacted about your request",
};

export type QuotePayload = Record<RequiredName, string> &
  Partial<Record<OptionalName | HiddenFieldName, string>> & {
    consent: true;
    mathChallenge: number;
    mathAnswer: number;
  };
