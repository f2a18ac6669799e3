// Reads [path, code][] from stdin, lints each as if the code were in that file, and prints the rules that each breaks. A
// separate process, since ESLint imports its configuration, which Jest cannot.
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
