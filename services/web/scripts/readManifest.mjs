import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Returns a function: the addresses of the scripts that a module needs as Vite has built it, what it imports first.
 * @param {string} directory
 * @returns {Promise<(module: string) => string[]>}
 */
export async function readManifest(directory) {
  /** @type {import("vite").Manifest} */
  const manifest = JSON.parse(await readFile(path.join(directory, ".vite/manifest.json"), "utf8"));
  return (module) => [...reached(module)].map((key) => `/${manifest[key]?.file}`);

  /**
   * @param {string} key
   * @param {Set<string>} seen
   */
  function reached(key, seen = new Set()) {
    for (const imported of manifest[key]?.imports ?? []) {
      if (!seen.has(imported)) reached(imported, seen);
    }
    return seen.add(key);
  }
}
