// The documentation and the comments name only files, requirements, rules and decisions that exist.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../buildSteps.mjs";
import { findDeadReferences, trackedFiles } from "./deadReferences.mjs";

const read = trackedFiles.filter(
  (file) =>
    /\.(md|tsx?|mjs|js|sh|conf|ya?ml)$|(^|\/)(Makefile|Dockerfile|\.env\.example)$/.test(file) &&
    file !== "tools/guards/docs.test.mjs",
);

test("no file refers to something that does not exist", () => {
  const dead = read.flatMap((file) =>
    findDeadReferences(file, readFileSync(join(root, file), "utf8")).map(
      (name) => `${file}: ${name}`,
    ),
  );

  assert.deepEqual(dead, []);
});

test("dead references in Markdown are found", () => {
  const page = [
    "`services/api/src/gone.ts`, `nowhere/`, [a link](gone.md), (requirement 99.1), decision 999,",
    "`services/api/src/main.ts`, `middleware/`, [a link](look.md), (requirement 4.6), decision 001.",
  ].join("\n");

  assert.deepEqual(findDeadReferences("docs/page.md", page), [
    "services/api/src/gone.ts",
    "nowhere/",
    "gone.md",
    "docs/requirements.md: 99.1",
    "decision 999",
  ]);
});

test("dead references in comments are found", () => {
  const code = [
    "/** As in docs/gone.md and docs/look.md (look 2). */",
    'const path = "docs/no-comment.md"; // see gone.ts (look 9)',
  ].join("\n");

  assert.deepEqual(findDeadReferences("services/api/src/a.ts", code), [
    "docs/gone.md",
    "gone.ts",
    "docs/look.md: look 9",
  ]);
});
