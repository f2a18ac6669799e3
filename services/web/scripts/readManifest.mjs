import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Returns a function that lists the addresses of the built scripts that a module needs, its imports first.
 * @param {string} directory
 * @returns {Promise<(module: string) => string[]>}
 */
export async function readManifest(directory) {
  /** @type {import("vite").Manifest} */
  const manifest = JSON.parse(await readFile(path.join(directory, ".vite/manifest.json"), "utf8"));
  return (module) => reached(module).map((key) => `/${manifest[key]?.file}`);

  /**
   * @param {string} key
   * @param {Set<string>} seen
   * @returns {string[]}
   */
  function reached(key, seen = new Set()) {
    if (seen.has(key)) return [];
    seen.add(key);
    const imports = manifest[key]?.imports ?? [];
    return [...imports.flatMap((imported) => reached(imported, seen)), key];
  }
}
