import { readFileSync } from "node:fs";

/** For Jest: a picture as esbuild's "base64" loader imports it. */
export default {
  /**
   * @param {string} _text
   * @param {string} file
   */
  process: (_text, file) => ({
    code: `module.exports = ${JSON.stringify(readFileSync(file, "base64"))};`,
  }),
};
