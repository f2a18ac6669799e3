import { validQuoteRequest } from "../test/quoteRequests";
import { checkQuotePayload } from "./checks";

const problemsWith = (change: object) => {
  const checked = checkQuotePayload({ ...validQuoteRequest, ...change });
  return checked.ok ? [] : checked.problems;
};

const OPTIONAL =
  "email address timing budget website referrer utm_source utm_medium utm_campaign utm_term utm_content";
const noOptionalFields = Object.fromEntries(OPTIONAL.split(" ").map((name) => [name, undefined]));

test.each<[string, object]>([
  ["with every field", {}],
  ["with none of the optional fields", noOptionalFields],
  ["with a name of 2 characters", { fullName: "Al" }],
  ["with a phone of 16 digits", { phone: "1234567890123456" }],
  ["with a plus before 16 digits", { phone: "+1234567890123456" }],
  ["with an empty email", { email: "" }],
  ["with details of exactly 20 characters", { projectDetails: "x".repeat(20) }],
  ["with a zero as the sum typed", { mathChallenge: 0 }],
  ["with a wrong sum: the form does not compare", { mathChallenge: 99 }],
  ["with a filled trap field: the form has no rule for it", { website: "https://spam.example" }],
  ["with words in another script", { fullName: "李小龙", projectDetails: "屋根".repeat(10) }],
])("a quote request %s is valid", (_, change) => {
  expect(problemsWith(change)).toEqual([]);
});

const most = (length: number) => `String must contain at most ${length} character(s)`;

test.each<[string, string, unknown[]]>([
  [
    "fullName",
    "Please enter your full name (at least 2 characters)",
    ["A", "", " ".repeat(5), undefined],
  ],
  ["fullName", most(200), ["x".repeat(201)]],
  [
    "phone",
    "Please enter a valid phone number",
    [
      "706555019",
      undefined,
      "(706) 555-0199",
      "0706555019",
      "++7065550199",
      "706555019x",
      "12345678901234567",
      "٧٠٦٥٥٥٠١٩٩",
      "7065550199\n",
    ],
  ],
  ["email", "Please enter a valid email address", ["ann", "ann@example", null]],
  ["serviceType", "Please select a service type", ["", undefined]],
  [
    "projectDetails",
    "Please provide project details (at least 20 characters)",
    ["x".repeat(19), " \n\t".repeat(10), "", undefined],
  ],
  ["projectDetails", most(5000), ["x".repeat(5001)]],
  ["consent", "You must agree to be contacted about your request", [false, undefined, "true"]],
  ["mathChallenge", "Required", [undefined]],
  ["mathChallenge", "Expected integer, received string", ["7"]],
  ["mathChallenge", "Expected integer, received float", [1.5]],
  ["mathChallenge", "Expected integer, received nan", [NaN]],
  ["mathAnswer", "Required", [undefined]],
  ["mathAnswer", "Number must be greater than or equal to 2", [1]],
  ["mathAnswer", "Number must be less than or equal to 20", [21]],
  ["address", "Expected string, received array", [["12 Main St"]]],
  ["timing", "Expected string, received object", [{ when: "now" }]],
  ["budget", "Expected string, received boolean", [true]],
  ["utm_source", most(500), ["x".repeat(501)]],
  ["referrer", "Expected string, received number", [1]],
])("a wrong %s is refused with %j (requirement 4.6)", (field, message, values) => {
  for (const value of values)
    expect([value, problemsWith({ [field]: value })]).toEqual([value, [{ field, message }]]);
});

test.each([null, undefined, "text", 5, [], [validQuoteRequest]])("%j is not a payload", (value) => {
  expect(checkQuotePayload(value).ok).toBe(false);
});

test("of thousands of unknown fields only the first are described, and the wrong ones all the same", () => {
  const unknown = Object.fromEntries(Array.from({ length: 2400 }, (_, index) => [`x${index}`, 1]));

  const checked = checkQuotePayload({ ...unknown, ...validQuoteRequest, phone: "1" });

  expect(checked.ok ? [] : checked.problems).toHaveLength(22);
});
