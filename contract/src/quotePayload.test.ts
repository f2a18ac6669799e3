import { validQuoteRequest } from "../test/quoteRequests";
import { checkQuotePayload } from "../generated/checkQuotePayload";

const NAME = "Please enter your full name (at least 2 characters)";
const PHONE = "Please enter a valid phone number";
const EMAIL = "Please enter a valid email address";
const SERVICE = "Please select a service type";
const DETAILS = "Please provide project details (at least 20 characters)";
const CONSENT = "You must agree to be contacted about your request";

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
  ["with a phone of 10 digits", { phone: "7065550199" }],
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

test.each<[string, unknown, string]>([
  ["fullName", "A", NAME],
  ["fullName", "", NAME],
  ["fullName", " ".repeat(5), NAME],
  ["fullName", undefined, NAME],
  ["fullName", "x".repeat(201), "String must contain at most 200 character(s)"],
  ["phone", "706555019", PHONE],
  ["phone", undefined, PHONE],
  ["phone", "(706) 555-0199", PHONE],
  ["phone", "0706555019", PHONE],
  ["phone", "++7065550199", PHONE],
  ["phone", "12345678901234567", PHONE],
  ["phone", "706555019x", PHONE],
  ["phone", "٧٠٦٥٥٥٠١٩٩", PHONE],
  ["phone", "7065550199\n", PHONE],
  ["email", "ann", EMAIL],
  ["email", "ann@example", EMAIL],
  ["email", null, EMAIL],
  ["serviceType", "", SERVICE],
  ["serviceType", undefined, SERVICE],
  ["projectDetails", "x".repeat(19), DETAILS],
  ["projectDetails", " \n\t".repeat(10), DETAILS],
  ["projectDetails", "", DETAILS],
  ["projectDetails", undefined, DETAILS],
  ["projectDetails", "x".repeat(5001), "String must contain at most 5000 character(s)"],
  ["consent", false, CONSENT],
  ["consent", undefined, CONSENT],
  ["consent", "true", CONSENT],
  ["mathChallenge", undefined, "Required"],
  ["mathChallenge", "7", "Expected integer, received string"],
  ["mathChallenge", 1.5, "Expected integer, received float"],
  ["mathChallenge", NaN, "Expected integer, received nan"],
  ["mathAnswer", undefined, "Required"],
  ["mathAnswer", 1, "Number must be greater than or equal to 2"],
  ["mathAnswer", 21, "Number must be less than or equal to 20"],
  ["address", ["12 Main St"], "Expected string, received array"],
  ["timing", { when: "now" }, "Expected string, received object"],
  ["budget", true, "Expected string, received boolean"],
  ["utm_source", "x".repeat(501), "String must contain at most 500 character(s)"],
  ["referrer", 1, "Expected string, received number"],
])("%s: %j is refused with its message (requirement 4.6)", (field, value, message) => {
  expect(problemsWith({ [field]: value })).toEqual([{ field, message }]);
});

test.each([null, undefined, "text", 5, [], [validQuoteRequest]])("%j is not a payload", (value) => {
  expect(checkQuotePayload(value).ok).toBe(false);
});

test("a payload cannot set its own prototype", () => {
  const payload: unknown = JSON.parse('{"__proto__": {"fullName": "Ann Lee"}}');

  expect(checkQuotePayload(payload).ok).toBe(false);
});

test("of thousands of unknown fields only the first are described, and the wrong ones all the same", () => {
  const unknown = Object.fromEntries(Array.from({ length: 2400 }, (_, index) => [`x${index}`, 1]));

  const checked = checkQuotePayload({ ...unknown, ...validQuoteRequest, phone: "1" });

  expect(checked.ok ? [] : checked.problems).toHaveLength(22);
});
