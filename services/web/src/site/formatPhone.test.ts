import { formatPhone } from "./formatPhone";

test("ten digits read as an American number", () => {
  expect(formatPhone("7065550142")).toBe("(706) 555-0142");
});
