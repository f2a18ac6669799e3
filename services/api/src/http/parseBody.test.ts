import type { Checked, Problem } from "@ridgeline/contract/createCheck";
import { badRequest } from "./apiErrors";
import { parseBody } from "./parseInput";

const accept = (value: unknown): Checked<unknown> => ({ ok: true, value });
const refuse =
  (...problems: Problem[]) =>
  (): Checked<unknown> => ({ ok: false, problems });

test("a valid body is returned", () => {
  expect(parseBody(accept, { name: "Helen" })).toEqual({ name: "Helen" });
});

test("a request without a body gets an error that says so", () => {
  expect(() => parseBody(accept, undefined)).toThrow(badRequest("The request has no body."));
});

test("each problem is a line, with the field's name unless the text already has it", () => {
  const check = refuse(
    { field: "", message: "Unrecognized key(s) in object: 'x'" },
    { field: "phone", message: "Please enter a valid phone number" },
    { field: "address", message: "Required" },
  );

  expect(() => parseBody(check, {}, { phone: "Please enter a valid phone number" })).toThrow(
    badRequest(
      "Unrecognized key(s) in object: 'x'\nPlease enter a valid phone number\naddress: Required",
    ),
  );
});

test("only the first 20 problems are listed", () => {
  const problems = Array.from({ length: 4000 }, (_, index) => ({
    field: "",
    message: `Problem ${index + 1}`,
  }));

  const lines = refusalOf(() => parseBody(refuse(...problems), {})).split("\n");

  expect(lines).toHaveLength(21);
  expect(lines.slice(-2)).toEqual(["Problem 20", "And more."]);
});

function refusalOf(parse: () => unknown): string {
  try {
    parse();
    return "";
  } catch (error) {
    return (error as Error).message; // an ApiError
  }
}
