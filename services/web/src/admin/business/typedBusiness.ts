import { type Business, businessSchema, type StoredBusiness } from "@ridgeline/contract/business";
import { checkStoredBusiness } from "@ridgeline/contract/checks";
import { toNumber } from "@ridgeline/contract/phone";
import { OTHER } from "@ridgeline/contract/quoteFields";
import { type Failure, toFieldErrors } from "../../form";
import { readTyped, type Schema, type Typed } from "../forms/typed";
import { suggestSlug } from "../lists/wording";

/** The business to send. `stored` is the one that the owner changes. */
export function toBusiness<Read extends Business = StoredBusiness>(
  typed: Typed<NoInfer<Read>>,
  stored?: Business,
): Read {
  const { phone, hours, serviceTypes } = typed as Typed<Business>; // at least
  const business = readTyped(businessSchema, {
    ...typed,
    phone: toPhoneDigits(phone),
    hours: { ...hours }, // React Final Form drops it with its last day
    serviceTypes: withValues(serviceTypes),
  }) as Read; // checked before it is sent
  const { license, rating, owner, address } = business;
  // Emptying its first field removes all of it.
  if (stored?.license && license?.number === undefined) delete business.license;
  if (stored?.rating && rating?.value === undefined) delete business.rating;
  if (stored && address.street === undefined) delete address.zip;
  if (owner?.portrait) owner.portrait.altText ||= owner.name;
  return business;
}

/** Of a field of the business, by its name in the form: "license.link". */
export function schemaOf(name: string): Schema & { isOptional: boolean } {
  let schema: Schema = businessSchema;
  let isOptional = false;
  for (const key of name.split(".")) {
    isOptional = schema.required?.includes(key) !== true;
    schema = schema.properties?.[key] ?? {};
  }
  return { ...schema, isOptional };
}

export function findErrors(typed: Typed<StoredBusiness>, stored: StoredBusiness): Failure {
  return toFieldErrors(checkStoredBusiness(toBusiness(typed, stored)));
}

/** What each letter is dialed as. */
const KEYS = "22233344455566677778889999";

/** The ten digits of a US number, also of "(218) 555-ROOF". What is not one number is returned unchanged. */
function toPhoneDigits(typed: string): string {
  const dialed = typed.replace(/[a-z]/gi, (letter) => KEYS[Number.parseInt(letter, 36) - 10] ?? "");
  return [typed, dialed].map(toNumber).find((phone) => /^\d{10}$/.test(phone)) ?? typed;
}

export const isOther = (type: { value?: string } | string) =>
  typeof type === "object" && type.value === OTHER;

type ServiceType = Business["serviceTypes"][number];

/** A new kind gets its value from its label; an old one keeps it, since requests name it. */
function withValues(types: readonly ServiceType[]): ServiceType[] {
  const taken = types.map(({ value }) => value);
  return types.map(({ value, label }) => {
    if (value !== "" || label.trim() === "") return { value, label };
    const made = toValue(label, taken);
    taken.push(made);
    return { value: made, label };
  });
}

/** "Kitchen & Bath Updates" -> "kitchen-bath-updates", and another one if that is taken; a label without letters is "work". */
function toValue(label: string, taken: readonly string[]): string {
  const value = suggestSlug(label) || "work";
  if (!taken.includes(value)) return value;
  let number = 2;
  while (taken.includes(`${value}-${number}`)) number += 1;
  return `${value}-${number}`;
}
