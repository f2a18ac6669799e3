import path from "node:path";
import { build } from "esbuild";
import { oldestBrowsers, refuseMissing, targetsOf } from "./oldestBrowsers.mjs";

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
    target: targetsOf(oldestBrowsers.visitor),
    write: false,
  });
  const [{ text } = { text: "" }] = outputFiles;
  refuseMissing(text, oldestBrowsers.visitor);
  return text.trim();
}
