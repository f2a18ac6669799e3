import { businessSchema, schemaTypes } from "./business";
import { type FromSchema, strictObject } from "./jsonSchema";
import { serviceInputSchema } from "./service";

const { trade, words, serviceTypes } = businessSchema.properties;
const { headline, subtext, servicesHeading, aboutHeading, about, steps, formIntro } =
  words.properties;

/**
 * What a new site says for a trade, until its owner says it better. `{town}` in headline or subtext stands for the
 * owner's town. Nothing is claimed that the owner has not said.
 */
export const tradeSchema = strictObject(
  {
    schemaType: { type: "string", enum: schemaTypes },
    /** Missing if the owner must say it. */
    trade,
    headline,
    subtext,
    servicesHeading,
    aboutHeading,
    about,
    /** For About, unless the owner strikes them; what holds him to something is there only if he ticks it. */
    promises: { type: "array", maxItems: 6, items: words.properties.headline },
    steps,
    formIntro,
    /** What the form offers, each with its card. */
    kindsOfWork: {
      type: "array",
      minItems: 1,
      maxItems: 12,
      items: strictObject({
        ...serviceTypes.items.properties,
        icon: serviceInputSchema.properties.icon,
        description: serviceInputSchema.properties.description,
      }),
    },
  },
  [
    "schemaType",
    "headline",
    "subtext",
    "servicesHeading",
    "aboutHeading",
    "about",
    "steps",
    "formIntro",
    "kindsOfWork",
  ],
);

export type Trade = FromSchema<typeof tradeSchema>;
