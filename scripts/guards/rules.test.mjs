// Each rule beside the imports (imports.test.mjs) and oxlint's (typedRules.test.mjs) refuses a bad example.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { root } from "../buildSteps.mjs";
import { lintSnippet } from "./lintSnippet.mjs";

const productFiles = [
  "contract/src/x.ts",
  "services/api/src/app/x.ts",
  "services/web/src/ui/x.tsx",
  "db/x.ts",
  "scripts/x.mjs",
];

for (const file of productFiles) {
  test(`${file} may have 160 lines, and a function 60`, async () => {
    const lines = (/** @type {number} */ count) => Array(count).fill("void 0;").join("\n");
    const inFunction = (/** @type {number} */ count) => `function f() {\n${lines(count - 2)}\n}`;

    assert.equal((await lintSnippet(file, lines(160), "max-lines")).length, 0);
    assert.equal((await lintSnippet(file, lines(161), "max-lines")).length, 1);
    const rule = "max-lines-per-function";
    assert.equal((await lintSnippet(file, inFunction(60), rule)).length, 0);
    assert.equal((await lintSnippet(file, inFunction(61), rule)).length, 1);
  });
}

test("an enum is refused", async () => {
  const rule = "no-restricted-syntax";
  assert.equal((await lintSnippet("db/x.ts", "export enum A { B }", rule)).length, 1);
});

test("a wrong type in an .mjs file is refused", () => {
  const folder = mkdtempSync(join(root, "scripts/guards/tried-"));
  try {
    writeFileSync(join(folder, "bad.mjs"), 'Math.max("1");\n');
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: "../../tsconfig.json", include: ["bad.mjs"] }),
    );
    const { status, stdout } = spawnSync("node_modules/.bin/tsc", ["--project", folder], {
      cwd: root,
      encoding: "utf8",
    });
    assert.notEqual(status, 0);
    assert.match(stdout, /bad\.mjs.*TS2345/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const copy = mkdtempSync(join(tmpdir(), "ridgeline-knip-"));
/** @type {string} */
let findings;

before(() => {
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of tracked.trim().split("\n")) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  for (const folder of ["node_modules", "services/web/node_modules", "services/api/node_modules"]) {
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder));
  }
  cpSync(join(root, "contract/generated"), join(copy, "contract/generated"), { recursive: true });

  writeFileSync(join(copy, "services/web/src/ui/nobodyImportsMe.ts"), "export {};\n");
  change("services/web/src/ui/Field.tsx", (text) => `${text}\nexport const unusedExport = 1;\n`);
  change("services/web/package.json", (text) =>
    text
      .replace(/"dayjs": ".*",/, "")
      .replace('"dependencies": {', '"dependencies": { "pino": "10.4.0",'),
  );
  const { stdout, stderr } = spawnSync("node_modules/.bin/knip", ["--reporter", "compact"], {
    cwd: copy,
    encoding: "utf8",
  });
  findings = stdout + stderr;
});
after(() => {
  rmSync(copy, { recursive: true });
});

test("an unused file, export and dependency are found", () => {
  assert.match(findings, /nobodyImportsMe\.ts/);
  assert.match(findings, /Field\.tsx.*unusedExport/);
  assert.match(findings, /services\/web\/package\.json.*pino/);
});

test("a package that a workspace uses and does not declare is found", () => {
  assert.match(findings, /services\/web\/src\/.*dayjs/);
});

/** knip takes our own packages for declared wherever npm links them. */
test("each workspace declares those of our own packages that it imports", () => {
  for (const folder of ["contract", "db", "services/api", "services/web", "e2e"]) {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, folder, "package.json"), "utf8"),
    );
    const declared = Object.keys({ ...dependencies, ...devDependencies });
    assert.deepEqual(findUndeclared(readSources(folder), declared), [], folder);
  }
  assert.deepEqual(findUndeclared('import "@ridgeline/db/migrate";', ["@ridgeline/contract"]), [
    "@ridgeline/db",
  ]);
});

/**
 * @param {string} source
 * @param {string[]} declared
 */
function findUndeclared(source, declared) {
  const imported = source.match(/(?<=(?:from|import|import\() ?")@ridgeline\/\w+/g) ?? [];
  return [...new Set(imported)].filter((name) => !declared.includes(name));
}

/** @param {string} folder */
function readSources(folder) {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", folder], {
    cwd: root,
    encoding: "utf8",
  });
  return files
    .trim()
    .split("\n")
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && existsSync(join(root, file)))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
}

/**
 * @param {string} file
 * @param {(text: string) => string} edit
 */
function change(file, edit) {
  writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), "utf8")));
}
