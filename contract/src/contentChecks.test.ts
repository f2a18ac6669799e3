import { contentSamples } from "../test/contentSamples";
import { checkActivation, contentChecks } from "./checks";
import type { Check } from "./createCheck";

const messagesOf = (check: Check<unknown>, value: unknown) => {
  const checked = check(value);
  return checked.ok ? [] : checked.problems.map(({ field, message }) => `${field}: ${message}`);
};

const checks: Record<string, Check<unknown>> = contentChecks;
const kinds: Record<string, [Check<unknown>, object]> = {
  ...Object.fromEntries(
    contentSamples.map(({ label, path, input }) => [label, [checks[path], input]]),
  ),
  Activation: [checkActivation, { isActive: false }],
};

test.each(Object.entries(kinds))(
  "a valid %s is accepted; each field is required, and a text says something",
  (_, [check, valid]) => {
    expect(messagesOf(check, valid)).toEqual([]);
    for (const [field, value] of Object.entries<unknown>({ ...valid })) {
      expect(messagesOf(check, { ...valid, [field]: undefined })).toEqual([`${field}: Required`]);
      if (typeof value !== "string" || field === "imageUrl") continue;
      for (const blank of ["", " \u00A0\n\t"])
        expect(messagesOf(check, { ...valid, [field]: blank })).toEqual([
          `${field}: String must contain at least 1 character(s)`,
        ]);
    }
  },
);

test.each<[string, string, unknown, string]>([
  ["Service", "isActive", "maybe", "Expected boolean, received string"],
  ["Service", "sortOrder", "1", "Expected integer, received string"],
  ["Service", "sortOrder", 0.5, "Expected integer, received float"],
  ["Service", "sortOrder", 2 ** 31, "Number must be less than or equal to 2147483647"],
  ["Service area", "name", ["Helen"], "Expected string, received array"],
  [
    ...(["Featured project", "imageUrl", ""] as const),
    "Invalid url. Please enter one such as https://example.com/photo.jpg",
  ],
  ["Testimonial", "rating", 0, "Number must be greater than or equal to 1"],
  ["Testimonial", "rating", 6, "Number must be less than or equal to 5"],
  ["Testimonial", "rating", 4.5, "Expected integer, received float"],
])("of a %s the %s %j is refused: %s", (kind, field, value, message) => {
  const [check = checkActivation, valid] = kinds[kind] ?? [];
  expect(messagesOf(check, { ...valid, [field]: value })).toEqual([`${field}: ${message}`]);
});

test("an activation contains only isActive", () => {
  expect(messagesOf(checkActivation, { isActive: true, title: "x" })).toEqual([
    ": Unrecognized key(s) in object: 'title'",
  ]);
});
