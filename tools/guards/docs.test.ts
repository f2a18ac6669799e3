// The documentation and the comments name only files, requirements, rules and decisions that exist.
import { findDeadReferences } from "./deadReferences";
import { listFiles, read } from "./repository";

test("no file refers to something that does not exist", () => {
  const files = listFiles().filter(
    (file) =>
      /\.(md|tsx?|mjs|js|sh|conf|ya?ml)$|(^|\/)(Makefile|Dockerfile|\.env\.example)$/.test(file) &&
      file !== "tools/guards/docs.test.ts",
  );

  expect(
    files.flatMap((file) => findDeadReferences(file, read(file)).map((name) => `${file}: ${name}`)),
  ).toEqual([]);
});

test("dead references in Markdown are found", () => {
  const page = [
    "`services/api/src/gone.ts`, `nowhere/`, [a link](gone.md), (requirement 99.1), decision 999,",
    "`services/api/src/main.ts`, `middleware/`, [a link](look.md), (requirement 4.6), decision 001.",
  ].join("\n");

  expect(findDeadReferences("docs/page.md", page)).toEqual([
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

  expect(findDeadReferences("services/api/src/a.ts", code)).toEqual([
    "docs/gone.md",
    "gone.ts",
    "docs/look.md: look 9",
  ]);
});
