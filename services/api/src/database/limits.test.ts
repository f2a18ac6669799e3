import { contentKinds } from "@ridgeline/contract/contentKinds";
import { quotePayloadSchema } from "@ridgeline/contract/quotePayload";
import { provideApi } from "../../test/testApi";

type Limit = "minLength" | "maxLength" | "minimum" | "maximum";
type Property = Readonly<{ type: string; format?: string } & Partial<Record<Limit, number>>>;
type Row = Record<string, unknown>;
type Table = {
  name: string;
  properties: Record<string, Property>;
  required: readonly string[];
  /** Columns without a field in the schema, with a value for those that each row needs. */
  otherColumns: Row;
};

/** Fields of the payload that are checked but not stored as sent. */
const NOT_STORED = ["consent", "mathChallenge", "mathAnswer"];
/** The longest phone number that the schema's pattern allows. */
const MAX_PHONE = 17;

const columns = (names: string) =>
  Object.fromEntries(names.split(" ").map((name) => [name, undefined]));

const tables: Table[] = [
  ...contentKinds.map(({ path, schema }) => ({
    name: path.replaceAll("-", "_"),
    properties: schema.properties,
    required: schema.required,
    otherColumns: {
      ...columns("id isSample"),
      ...(path === "testimonials" && columns("invitationId consentText consentedAt sentDigest")),
    },
  })),
  {
    name: "quote_requests",
    properties: storedProperties(),
    required: quotePayloadSchema.required,
    otherColumns: {
      ...columns("id createdAt consentedAt quarantinedAt idempotencyKey postedOn"),
      consentText: "I agree.",
      payloadDigest: Buffer.alloc(32),
    },
  },
];

const api = provideApi();

describe.each(tables)("the table $name", ({ name, properties, required, otherColumns }) => {
  const fields = Object.entries(properties);
  const validRow = {
    ...otherColumns,
    ...Object.fromEntries(fields.map(([field, property]) => [field, edgesOf(property).inside[0]])),
  };
  const accepts = (change: Row) => isAccepted(name, { ...validRow, ...change });

  test("has a column for each field of the schema, and no others", async () => {
    const columns = Object.keys(await api.database(name).columnInfo());

    expect(columns.toSorted()).toEqual(Object.keys(validRow).toSorted());
  });

  test.each(fields)("%s has the limits of the schema", async (field, property) => {
    const { inside, outside } = edgesOf(property);

    for (const value of inside)
      expect([value, await accepts({ [field]: value })]).toEqual([value, true]);
    for (const value of outside)
      expect([value, await accepts({ [field]: value })]).toEqual([value, false]);
    expect(await accepts({ [field]: null })).toBe(!required.includes(field));
  });
});

/** The values just inside and just outside the schema's limits. */
function edgesOf(property: Property): { inside: unknown[]; outside: unknown[] } {
  const { type, format, maxLength = 0, minimum, maximum } = property;
  const { minLength = format === "image-url" ? 1 : 0 } = property; // the format refuses an empty text
  if (type === "boolean") return { inside: [true, false], outside: [] };
  if (type === "string") {
    const outside = ["x".repeat(maxLength + 1)];
    if (minLength > 0) outside.push("x".repeat(minLength - 1));
    return { inside: ["x".repeat(minLength), "x".repeat(maxLength)], outside };
  }
  if (type !== "integer" || minimum === undefined || maximum === undefined) {
    throw new Error(`This test does not know the limits of a field of type ${type}`);
  }
  return { inside: [minimum, maximum], outside: [minimum - 1, maximum + 1] };
}

/** Whether Postgres stores the row; it is rolled back. */
async function isAccepted(table: string, row: Row): Promise<boolean> {
  const transaction = await api.database.transaction();
  try {
    await transaction(table).insert(row);
    return true;
  } catch (error) {
    const { code = "" } = error as { code?: string }; // pg adds it
    if (!REFUSALS.includes(code)) throw error;
    return false;
  } finally {
    await transaction.rollback();
  }
}

/** NOT NULL, CHECK, and out of range. */
const REFUSALS = ["23502", "23514", "22003"];

function storedProperties(): Record<string, Property> {
  const stored = Object.entries<Property>(quotePayloadSchema.properties)
    .filter(([field]) => !NOT_STORED.includes(field))
    .map(([field, property]) => [toCamelCase(field), property]);
  const properties = Object.fromEntries(stored) as Record<string, Property>; // the entries above
  return { ...properties, phone: { ...properties["phone"], type: "string", maxLength: MAX_PHONE } };
}

/** "utm_source" -> "utmSource". */
function toCamelCase(field: string): string {
  return field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
