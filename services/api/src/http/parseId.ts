import { MAX_INT4 } from "@ridgeline/contract/jsonSchema";
import { notFound } from "./errors";

/** The id in a path: a positive whole number that Postgres' `integer` can hold; anything else is 404, naming the thing. */
export function parseId(text: string | undefined, thing: string): number {
  const id = text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
  if (!(id <= MAX_INT4)) throw notFound(`${thing} '${text?.slice(0, 40) ?? ""}'`);
  return id;
}
