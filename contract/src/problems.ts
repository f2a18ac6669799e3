/** One problem with a value: the field (a dotted path; "" is the value itself) and a message for people. */
export type Problem = { field: string; message: string };

/** An entry in the `errors` of a compiled Ajv validator. */
export type AjvError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

type Messages = Readonly<Record<string, string>>;

/**
 * Turns Ajv's errors into messages for people: one per field, and one per unknown field. A field listed in `messages`
 * gets that message, any other the generic one (requirement 4.7).
 */
export function toProblems(errors: AjvError[], value: unknown, messages: Messages = {}): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const error of errors) {
    const path = pathOf(error);
    const field = path.join(".");
    if (seen.has(field) && error.keyword !== "additionalProperties") continue;
    seen.add(field);
    const own = error.keyword === "maxLength" ? undefined : messages[field];
    problems.push({ field, message: own ?? genericMessage(error, valueAt(value, path)) });
  }
  return problems;
}

function pathOf({ instancePath, keyword, params }: AjvError): string[] {
  const path = instancePath.split("/").slice(1).map(unescapePointer);
  return keyword === "required" ? [...path, String(params["missingProperty"])] : path;
}

function unescapePointer(part: string): string {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}

function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null
        ? (inner as Record<string, unknown>)[key] // any object may be read by key
        : undefined,
    value,
  );
}

function genericMessage({ keyword, params }: AjvError, value: unknown): string {
  const limit = String(params["limit"]);
  switch (keyword) {
    case "required":
      return "Required";
    case "type":
      return `Expected ${String(params["type"])}, received ${kindOf(value, params["type"])}`;
    case "minLength":
      return `String must contain at least ${limit} character(s)`;
    case "maxLength":
      return `String must contain at most ${limit} character(s)`;
    case "minItems":
      return `Array must contain at least ${limit} element(s)`;
    case "minimum":
      return `Number must be greater than or equal to ${limit}`;
    case "maximum":
      return `Number must be less than or equal to ${limit}`;
    case "format":
      return String(params["format"]).startsWith("email") ? "Invalid email" : "Invalid url";
    case "additionalProperties":
      return `Unrecognized key(s) in object: '${String(params["additionalProperty"])}'`;
    default:
      return "Invalid value";
  }
}

function kindOf(value: unknown, expected: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (Number.isNaN(value)) return "nan";
  if (typeof value === "number" && expected === "integer") return "float";
  return typeof value;
}
