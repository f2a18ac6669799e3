// oxlint's rules (.oxlintrc.json): each refuses its example in badExamples.txt, and none of typescript-eslint's is missing.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { after, before, test } from "node:test";
import tseslint from "typescript-eslint";
import { root } from "../buildSteps.mjs";

/** What typescript-eslint turns on, and we do not have: docs/decisions/032-oxlint.md. */
const missing = [
  "typescript/no-unsafe-class-instance-assignment",
  "typescript/no-unsafe-enum-assignment",
  "typescript/no-empty-function",
  "typescript/no-invalid-void-type",
  "typescript/dot-notation",
];
/** Neither oxlint nor ESLint refused any example that we could think of. */
const untried = ["react/preserve-manual-memoization"];

const workspaces = ["contract/src", "db", "services/api/src", "services/web/src", "e2e/support"];
/** Each of these folders finds its types by another way. */
const tools = [
  "tools",
  "bench",
  "deploy/nginx",
  "contract/scripts",
  "services/api",
  "services/web",
  "e2e/faults",
  ".",
];
const wronglyTyped = [
  ...tools.map((folder) => join(folder, "wrong.mjs")),
  ...workspaces.map((folder) => join(folder, "wrong.ts")),
];
const forgottenPromise = 'import { readFile } from "node:fs/promises";\nreadFile("a");\n';
const wrongType = 'Math.max("1");\nexport {};\n';

const examples = new Map(
  readFileSync(join(root, "tools/guards/badExamples.txt"), "utf8")
    .split(/^== /m)
    .slice(1)
    .map((example) => /** @type {const} */ ([firstLine(example), example.replace(/.*\n/, "")])),
);
/** @typedef {{ rules: Record<string, unknown> }} Rules @type {Rules & { overrides: Rules[] }} */
const { rules, overrides } = JSON.parse(
  readFileSync(join(root, ".oxlintrc.json"), "utf8").replace(/^ *\/\/.*$/gm, ""),
);
const configured = [
  ...new Set([{ rules }, ...overrides].flatMap((block) => Object.keys(block.rules))),
];

const copy = mkdtempSync(join(tmpdir(), "ridgeline-oxlint-"));
/** @type {{ rule: string, file: string, message: string }[]} */
let refusals;

before(() => {
  const configs = [".", "tools", "contract", "db", "services/api", "services/web", "e2e"];
  for (const file of [".oxlintrc.json", ...configs.map((folder) => `${folder}/tsconfig.json`)]) {
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  symlinkSync(join(root, "services/web/node_modules"), join(copy, "services/web/node_modules"));

  for (const [rule, code] of examples) write(exampleFile(rule), code);
  for (const folder of tools) write(`${folder}/tool.mjs`, forgottenPromise);
  for (const file of wronglyTyped) write(file, wrongType);
  write("db/unused.ts", "// oxlint-disable-next-line no-var\nexport const a = 1;\n");
  refusals = runOxlint();
});
after(() => {
  rmSync(copy, { recursive: true });
});

test("every rule has a bad example, and refuses it", () => {
  assert.deepEqual([...examples.keys()].toSorted(), configured.filter(isTried).toSorted());
  const refused = new Set(refusals.map(({ rule, file }) => `${rule} ${file}`));
  const accepted = [...examples.keys()].filter(
    (rule) => !refused.has(`${basename(rule)} ${exampleFile(rule)}`),
  );
  assert.deepEqual(accepted, []);
});

test("every rule of typescript-eslint's strictest presets is turned on", () => {
  const presets = [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked];
  const names = presets
    .flatMap(({ rules }) => Object.entries(rules ?? {}))
    .filter(([, level]) => level !== "off" && level !== 0)
    .map(([name]) => name.replace("@typescript-eslint/", "typescript/"));
  const isConfigured = (/** @type {string} */ name) =>
    configured.includes(name) || configured.includes(basename(name));
  const lacking = [...new Set(names)].filter((name) => !isConfigured(name));
  assert.deepEqual(lacking.toSorted(), missing.toSorted());
});

test("tools are linted with types too", () => {
  const refused = refusals
    .filter(({ rule }) => rule === "no-floating-promises")
    .map(({ file }) => file);
  for (const folder of tools) assert.ok(refused.includes(join(folder, "tool.mjs")), folder);
});

test("a wrong type is refused in every folder, also in JavaScript", () => {
  const refused = refusals.filter(({ rule }) => rule === "TS2345").map(({ file }) => file);
  assert.deepEqual(
    wronglyTyped.filter((file) => !refused.includes(file)),
    [],
  );
});

test("a suppression that suppresses nothing is refused", () => {
  const [refusal] = refusals.filter(({ file }) => file === "db/unused.ts");
  assert.match(refusal?.message ?? "", /unused .*directive/i);
});

/** @param {string} rule */
function isTried(rule) {
  return !untried.includes(rule);
}

/** @param {string} text */
function firstLine(text) {
  return text.slice(0, text.indexOf("\n"));
}

/** @param {string} rule */
function exampleFile(rule) {
  const isReact = rule.startsWith("react/");
  return `${isReact ? "services/web" : "services/api"}/${basename(rule)}.${isReact ? "tsx" : "ts"}`;
}

/**
 * @param {string} file
 * @param {string} code
 */
function write(file, code) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), code);
}

function runOxlint() {
  const { stdout, stderr } = spawnSync(join(root, "node_modules/.bin/oxlint"), ["--format=json"], {
    cwd: copy,
    encoding: "utf8",
  });
  assert.ok(stdout.startsWith("{"), stdout + stderr);
  /** @type {{ diagnostics: { code?: string, filename: string, message: string }[] }} */
  const { diagnostics } = JSON.parse(stdout);
  return diagnostics.map(({ code = "", filename, message }) => ({
    rule: code.replace(/^.*\((.*)\)$/, "$1"),
    file: filename,
    message,
  }));
}
