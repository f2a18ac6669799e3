import { ESLint } from "eslint";
import { root } from "../buildSteps.mjs";

const eslint = new ESLint({ cwd: root });

/**
 * Lints `code` with ESLint's rules for the project, as if it stood in `path`; returns the messages of `rule`.
 * @param {string} path
 * @param {string} code
 * @param {string} rule
 */
export async function lintSnippet(path, code, rule) {
  const [{ messages } = { messages: [] }] = await eslint.lintText(code, { filePath: path });
  const fatal = messages.find((message) => message.fatal);
  if (fatal) throw new Error(`${path}: ${fatal.message}`);
  return messages.filter(({ ruleId }) => ruleId === rule);
}
