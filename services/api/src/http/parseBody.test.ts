import type { Checked } from "@ridgeline/contract/createCheck";
import type { Problem } from "@ridgeline/contract/problems";
import { badRequest } from "./errors";
import { parseBody } from "./parseBody";

const accept = (value: unknown): Checked<unknown> => ({ ok: true, value });
const refuse =
  (...problems: Problem[]) =>
  (): Checked<unknown> => ({ ok: false, problems });

test("what the check accepts is returned", () => {
  expect(parseBody(accept, { name: "Helen" })).toEqual({ name: "Helen" });
});

test("a request without a body is told so", () => {
  expect(() => parseBody(accept, undefined)).toThrow(badRequest("The request has no body."));
});

test("each problem is a line, with its field's name unless its text says it", () => {
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
