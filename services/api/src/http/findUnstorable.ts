import { dropUnstorable } from "@ridgeline/contract/cleanText";

/** The dotted path of the first text, or name, with a character that Postgres cannot store; "" is the value itself. */
function findUnstorable(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return dropUnstorable(value) === value ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const isStorable = dropUnstorable(name) === name;
    const found = isStorable ? findUnstorable(inner, path === "" ? name : `${path}.${name}`) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What to tell whoever has sent it; undefined if all of it can be stored. */
export function unstorableProblem(value: unknown): string | undefined {
  const field = findUnstorable(value);
  if (field === undefined) return undefined;
  const problem = "This contains a character that cannot be stored. Please type it again.";
  return field === "" ? problem : `${field}: ${problem}`;
}
