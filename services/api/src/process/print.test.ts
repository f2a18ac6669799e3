import { print, printJson } from "./print";

const HOSTILE =
  "\u001B]0;title\u0007 \u001B[2J\r\u009B31m \u202Eesrever\u200B \u2028 \u{E0041} Zoë";

test("what visitors wrote is printed without control and format characters", () => {
  let printed = "";
  jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += String(text);
    return true;
  });

  print(`1\n${HOSTILE}`);
  expect(printed).toBe("1\n ]0;title   [2J  31m  esrever      Zoë\n");

  printed = "";
  printJson({ name: HOSTILE });
  expect(printed).toMatch(/^[\n -~ë]+$/);
  expect(JSON.parse(printed)).toEqual({ name: HOSTILE });
});
