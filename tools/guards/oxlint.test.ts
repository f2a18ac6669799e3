// oxlint takes the types of a file from the nearest tsconfig.json that includes it, and checks none without one.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./repository";

const workspaces = ["contract", "db", "services/api", "services/web", "e2e", "tools"];
const tools = ["bench", "contract/scripts", "services/web/scripts", "e2e/faults"];
const wrong = [
  ...[
    "contract/src",
    "db",
    "services/api/src",
    "services/web/src",
    "e2e/support",
    "tools/guards",
  ].map((folder) => `${folder}/wrong.ts`),
  ...[...tools, "tools"].map((folder) => `${folder}/wrong.mjs`),
  "wrong.js",
];

test("a wrong type is refused in every folder, also in JavaScript", () => {
  const copy = mkdtempSync(path.join(tmpdir(), "ridgeline-oxlint-"));
  for (const file of [
    ".oxlintrc.json",
    "tsconfig.json",
    ...workspaces.map((folder) => `${folder}/tsconfig.json`),
  ]) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  symlinkSync(
    path.join(root, "services/web/node_modules"),
    path.join(copy, "services/web/node_modules"),
  );
  for (const file of wrong) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), 'Math.max("1");\nexport {};\n');
  }
  const program = path.join(root, "node_modules/.bin/oxlint");
  const { stdout } = spawnSync(program, ["--format=unix"], { cwd: copy, encoding: "utf8" });
  rmSync(copy, { recursive: true });

  const refused = stdout.split("\n").filter((line) => line.includes("TS2345"));
  expect(wrong.filter((file) => !refused.some((line) => line.startsWith(`${file}:`)))).toEqual([]);
});
