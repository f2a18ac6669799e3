// node tools/checkPatterns.mjs: every pattern of contract and API must take time in proportion to the text, since it may see what a
// stranger sends. Takes 20 s for all; a pattern that was found safe is not checked again (.cache/patterns.json). One that the
// check cannot know says why on its line: "// linear: ...".
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { checkSync } from "recheck";
import ts from "typescript";
import { root } from "./build.mjs";

process.env["RECHECK_BACKEND"] = "pure"; // nothing but JavaScript
const CACHE = `${root}.cache/patterns.json`;
const folders = ["contract/src", "contract/generated", "services/api/src"];

/** @type {Set<string>} */
const safe = new Set(readCache());
/** @type {string[]} */
const problems = [];
const paths = folders.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map(
    (path) => `${folder}/${path}`,
  ),
);
for (const path of paths.filter((name) => /^(?!.*\.test\.).*\.[jt]s$/.test(name))) {
  const file = ts.createSourceFile(path, readFileSync(root + path, "utf8"), ts.ScriptTarget.Latest);
  visit(file, file);
}
mkdirSync(`${root}.cache`, { recursive: true });
writeFileSync(CACHE, JSON.stringify([...safe]));
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}

function readCache() {
  try {
    return JSON.parse(readFileSync(CACHE, "utf8"));
  } catch {
    return [];
  }
}

/**
 * @param {ts.Node} node
 * @param {ts.SourceFile} file
 */
function visit(node, file) {
  const pattern = patternOf(node);
  // Asked only of a pattern: in a generated file the rest of the line is long.
  const isAnswered = () => /^[^\n]*\/\/ linear:/.test(file.text.slice(node.end));
  if (pattern !== undefined && !safe.has(pattern) && !isAnswered()) {
    const problem = problemOf(pattern);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    if (problem === undefined) safe.add(pattern);
    else problems.push(`${file.fileName}:${line + 1}: ${pattern}: ${problem}`);
  }
  ts.forEachChild(node, (inner) => visit(inner, file));
}

/**
 * "/source/flags" of a literal, or of RegExp with texts; "" if it is another call of RegExp.
 * @param {ts.Node} node
 */
function patternOf(node) {
  if (ts.isRegularExpressionLiteral(node)) return node.text;
  if (!ts.isNewExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  if (node.expression.text !== "RegExp") return undefined;
  const [source, flags] = node.arguments ?? [];
  if (!source || !ts.isStringLiteral(source)) return "";
  return `/${source.text}/${flags && ts.isStringLiteral(flags) ? flags.text : ""}`;
}

/** @param {string} pattern */
function problemOf(pattern) {
  const end = pattern.lastIndexOf("/");
  if (end < 0) return "write the whole pattern as one text, so that it can be checked";
  // Patterns that look ahead are tried with invented texts, which must be the same in every run.
  const options = { timeout: 60_000, randomSeed: 1 };
  const checked = checkSync(pattern.slice(1, end), pattern.slice(end + 1), options);
  if (checked.status === "safe") return undefined;
  return checked.status === "unknown" ? checked.error.kind : checked.complexity.summary;
}
