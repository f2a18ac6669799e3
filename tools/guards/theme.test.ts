// Colors, breakpoints and the steps of the spacing scale are written once, in the theme.
import { listFiles, read } from "./repository";

const theme = ["services/web/src/theme.ts", "services/web/src/ui/ground.ts"];

const COLOR = /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(/i;
const BREAKPOINT = /\((?:min|max)-width: ?[\d.]+(?:px|em)\)/;
const SPACING =
  /^\s*(?:(?:row-|column-)?gap|(?:padding|margin)[a-z-]*): (?:[^;(]* )?(?:8|16|24|32|40|48|64|80|96)px[ ;]/;

test("no component repeats a value of the theme", () => {
  const sources = listFiles("services/web/src").filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !theme.includes(file),
  );

  expect(
    sources.flatMap((file) => findRepeated(read(file)).map((line) => `${file}: ${line}`)),
  ).toEqual([]);
});

test("the mails to the owner use the theme's colors", () => {
  const known = theme.flatMap((file) => colorsIn(file));
  const look = colorsIn("services/api/src/notifications/composeMail.ts");

  expect(look).not.toEqual([]);
  expect(look.filter((color) => !known.includes(color))).toEqual([]);
});

test("a repeated theme value is found", () => {
  const repeated = [
    '  fill="#9DB4B0"',
    "  color: #FFF;",
    "  background: rgba(251, 245, 233, 0.93);",
    "  color: hsl(20 50% 40%);",
    "  @media (max-width: 45em) {",
    '  media="(min-width: 55.001em)"',
    "  gap: 16px;",
    "  row-gap: 8px;",
    "  margin: 0 auto 24px;",
    "  padding-inline: 12px 32px;",
  ];

  expect(repeated.filter((line) => findRepeated(line).length === 0)).toEqual([]);
});

test("other values are not", () => {
  const others = ["  gap: 12px;", '  href="#quote"', "  width: 48px;", "  margin: 0 auto 2px;"];

  expect(findRepeated(others.join("\n"))).toEqual([]);
});

function findRepeated(source: string): string[] {
  const patterns = [COLOR, BREAKPOINT, SPACING];
  return source.split("\n").filter((line) => patterns.some((pattern) => pattern.test(line)));
}

function colorsIn(file: string): string[] {
  const found = read(file).match(/#[\da-f]{6}\b/gi) ?? [];
  return found.map((color) => color.toLowerCase());
}
