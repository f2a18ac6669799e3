// Colors, breakpoints and the steps of the spacing scale are written once, in the theme.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../buildSteps.mjs";

const theme = ["services/web/src/theme.ts", "services/web/src/ground.ts"];

const COLOR = /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(/i;
const BREAKPOINT = /\((?:min|max)-width: ?[\d.]+(?:px|em)\)/;
const SPACING =
  /^\s*(?:(?:row-|column-)?gap|(?:padding|margin)[a-z-]*): (?:[^;(]* )?(?:8|16|24|32|40|48|64|80|96)px[ ;]/;

test("no component repeats a value of the theme", () => {
  const found = listSources().flatMap((file) =>
    findRepeated(readFileSync(join(root, file), "utf8")).map((line) => `${file}: ${line}`),
  );
  assert.deepEqual(found, []);
});

test("the mails to the owner have colors of the theme", () => {
  const known = theme.flatMap((file) => colorsIn(file));
  const look = colorsIn("services/api/src/features/notifications/mail/mailLook.ts");

  assert.ok(look.length > 0);
  assert.deepEqual(
    look.filter((color) => !known.includes(color)),
    [],
  );
});

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
for (const line of repeated) {
  test(`"${line.trim()}" is refused`, () => {
    assert.equal(findRepeated(line).length, 1);
  });
}

for (const line of ["  gap: 12px;", '  href="#quote"', "  width: 48px;", "  margin: 0 auto 2px;"]) {
  test(`"${line.trim()}" is allowed`, () => {
    assert.deepEqual(findRepeated(line), []);
  });
}

/** @param {string} source */
function findRepeated(source) {
  const patterns = [COLOR, BREAKPOINT, SPACING];
  return source.split("\n").filter((line) => patterns.some((pattern) => pattern.test(line)));
}

/** @param {string} file */
function colorsIn(file) {
  const found = readFileSync(join(root, file), "utf8").match(/#[\da-f]{6}\b/gi) ?? [];
  return found.map((color) => color.toLowerCase());
}

function listSources() {
  const args = ["ls-files", "-co", "--exclude-standard", "services/web/src"];
  return execFileSync("git", args, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .filter((file) => !theme.includes(file) && existsSync(join(root, file)));
}
