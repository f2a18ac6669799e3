import { formatPhone } from "./formatPhone";

test("ten digits are formatted as a US number", () => {
  expect(formatPhone("7065550142")).toBe("(706) 555-0142");
});
