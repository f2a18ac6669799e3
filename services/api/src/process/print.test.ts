import { print, printJson } from "./print";

const HOSTILE =
  "\u001B]0;title\u0007 \u001B[2J\r\u009B31m \u202Eesrever\u200B \u2028 \u{E0041} Zoë";

let printed: string;
beforeEach(() => {
  printed = "";
  jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

test("a line has no control or format characters", () => {
  print(HOSTILE);

  expect(printed).toBe(" ]0;title   [2J  31m  esrever      Zoë\n");
});

test("a line may contain a line feed", () => {
  print("1  Zoë\n    Roof");

  expect(printed).toBe("1  Zoë\n    Roof\n");
});

test("JSON has none either, and parses to the same value", () => {
  printJson({ name: HOSTILE });

  expect(printed).toMatch(/^[\n -~ë]+$/);
  expect(JSON.parse(printed)).toEqual({ name: HOSTILE });
});
