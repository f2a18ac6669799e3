import { requiredText, type FromSchema, type JSONSchema } from "./jsonSchema";

const text = requiredText(300);
/** Fits into the line of facts in the page's first screen. */
const shortText = requiredText(60);
const link = { type: "string", format: "web-url" } as const;
const time = { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" } as const;
const weekday = {
  type: "string",
  enum: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
} as const;

/** site.json: everything that the site says about the business. What is optional and missing leaves no gap. */
export const siteSchema = {
  type: "object",
  properties: {
    name: text,
    shortName: text,
    tagline: text,
    description: text,
    url: link,
    phone: { type: "string", pattern: "^[2-9]\\d{9}$" },
    email: { type: "string", format: "email" },
    address: {
      type: "object",
      properties: {
        street: text,
        city: text,
        state: { type: "string", pattern: "^[A-Z]{2}$" },
        stateName: text,
        zip: { type: "string", pattern: "^\\d{5}(-\\d{4})?$" },
      },
      required: ["street", "city", "state", "stateName", "zip"],
      additionalProperties: false,
    },
    hours: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        properties: {
          label: text,
          days: { type: "array", minItems: 1, items: weekday },
          open: {
            type: "object",
            properties: { from: time, to: time },
            required: ["from", "to"],
            additionalProperties: false,
          },
        },
        required: ["label", "days"],
        additionalProperties: false,
      },
    },
    emergency: text,
    map: {
      type: "object",
      properties: {
        latitude: { type: "number", minimum: -90, maximum: 90 },
        longitude: { type: "number", minimum: -180, maximum: 180 },
        radiusKm: { type: "number", minimum: 1, maximum: 500 },
      },
      required: ["latitude", "longitude", "radiusKm"],
      additionalProperties: false,
    },
    links: {
      type: "object",
      properties: { facebook: link, instagram: link, yelp: link, google: link, nextdoor: link },
      additionalProperties: false,
    },
    license: {
      type: "object",
      properties: { number: shortText, authority: shortText, link },
      required: ["number", "authority"],
      additionalProperties: false,
    },
    rating: {
      type: "object",
      properties: {
        value: { type: "number", minimum: 1, maximum: 5 },
        count: { type: "integer", minimum: 1 },
        source: shortText,
        link,
      },
      required: ["value", "count", "source"],
      additionalProperties: false,
    },
    yearsInBusiness: { type: "integer", minimum: 1, maximum: 300 },
  },
  required: [
    "name",
    "shortName",
    "tagline",
    "description",
    "url",
    "phone",
    "email",
    "address",
    "hours",
    "emergency",
    "map",
    "links",
  ],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Site = FromSchema<typeof siteSchema>;
