import path from "node:path";
import ts from "typescript";

const WEB = path.resolve(import.meta.dirname, "../..");
/** What draws in the browser; the other pages are HTML that nothing changes. */
const ENTRIES = ["src/islands/quote.ts", "src/islands/review.ts", "src/admin/main.tsx"];

/**
 * A browser's translation puts another node in the place of each text. React then changes a text that nobody sees, or fails
 * when it removes it or puts something before it, and the whole form is gone. An element with a single text is safe.
 */
test("a text that changes, or that stands beside something that changes, has an element of its own", () => {
  const tsconfig = ts.getParsedCommandLineOfConfigFile(
    path.join(WEB, "tsconfig.json"),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => fail(messageText) },
  );
  const program = ts.createProgram(
    ENTRIES.map((entry) => path.join(WEB, entry)),
    tsconfig?.options ?? {},
  );
  const drawn = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(WEB) && fileName.endsWith(".tsx"));

  expect(drawn.length).toBeGreaterThan(50);
  expect(drawn.flatMap((file) => findBareTexts(file, program.getTypeChecker()))).toEqual([]);
}, 300_000); // it reads all types, which takes 5 s on a quiet machine

function fail(message: unknown): never {
  throw new Error(JSON.stringify(message));
}

function findBareTexts(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const parts = node.children.filter((child) => !isBlank(child));
      const changing = parts.filter(ts.isJsxExpression);
      const isSafe = changing.length === 0 || (parts.length === 1 && ts.isJsxElement(node));
      for (const part of isSafe ? [] : parts) {
        if (!ts.isJsxText(part) && !isText(part, checker)) continue;
        const { line } = file.getLineAndCharacterOfPosition(part.getStart());
        found.push(`${path.relative(WEB, file.fileName)}:${line + 1} ${part.getText().trim()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === "";
  return ts.isJsxExpression(child) && (child.expression === undefined || isFixed(child));
}

/** `{" "}` */
function isFixed({ expression }: ts.JsxExpression): boolean {
  return expression !== undefined && ts.isStringLiteral(expression);
}

/** An element, a list of some, or one on a condition: what can be seen without asking for types saves half of the time. */
function isDrawn(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isDrawn(node.expression);
  if (ts.isBinaryExpression(node)) return isDrawn(node.right);
  if (ts.isConditionalExpression(node)) return isDrawn(node.whenTrue) || isDrawn(node.whenFalse);
  if (ts.isCallExpression(node)) return node.expression.getText().endsWith(".map");
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
}

/** What may be an element is one: nobody passes a bare text as a ReactNode beside others. */
function isText(part: ts.JsxChild, checker: ts.TypeChecker): boolean {
  const expression = ts.isJsxExpression(part) ? part.expression : undefined;
  if (!expression || isDrawn(expression)) return false;
  const type = checker.getTypeAtLocation(expression);
  const flags = (type.isUnion() ? type.types : [type]).map((each) => each.flags);
  const has = (wanted: ts.TypeFlags) => flags.some((each) => (each & wanted) !== 0);
  return has(ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike) && !has(ts.TypeFlags.Object);
}
