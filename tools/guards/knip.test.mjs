// knip finds what nobody uses and what a workspace does not declare.
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
  change(
    "services/web/src/ui/controls/Field.tsx",
    (text) => `${text}\nexport const unusedExport = 1;\n`,
  );
  change("services/web/package.json", (text) =>
    text
      .replace(/"dayjs": ".*",/, "")
      .replace('"dependencies": {', '"dependencies": { "pino": "10.4.0",'),
  );
  const flags = ["--workspace", "services/web", "--reporter", "compact"];
  const { stdout, stderr } = spawnSync("node_modules/.bin/knip", flags, {
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
