import path from "node:path";
import { build } from "esbuild";
import { oldestBrowsers } from "../vite.config.js";

/**
 * Compiles a standalone script: the small script inside each public page, or the owner's service worker.
 * @param {string} entry
 */
export async function compileScript(entry) {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(import.meta.dirname, "..", entry)],
    bundle: true,
    minify: true,
    format: "iife",
    target: oldestBrowsers,
    write: false,
  });
  const [{ text } = { text: "" }] = outputFiles;
  return text.trim();
}
