// Reads [path, code][] from stdin, lints each with the rules of its path, as if it stood there, and prints the broken rules
// of each. A process of its own, since ESLint imports its configuration, which Jest cannot.
import { text } from "node:stream/consumers";
import { ESLint } from "eslint";

const eslint = new ESLint();
/** @type {[filePath: string, code: string][]} */
const snippets = JSON.parse(await text(process.stdin));
const results = snippets.map(async ([filePath, code]) => {
  const [{ messages } = { messages: [] }] = await eslint.lintText(code, { filePath });
  return messages.map(({ ruleId, message }) => ruleId ?? message);
});
console.log(JSON.stringify(await Promise.all(results)));
