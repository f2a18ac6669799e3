import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * The addresses of the scripts that Vite has built: `scripts` are the entry and, before it, what it imports; `lateScript`
 * (src/late/README.md); `ownScripts(module)` a page's own chunk and what else that imports, to be fetched side by side.
 * @param {string} directory
 * @param {string} entry
 */
export async function readManifest(directory, entry) {
  /** @type {import("vite").Manifest} */
  const manifest = JSON.parse(await readFile(path.join(directory, ".vite/manifest.json"), "utf8"));
  const scripts = [...(manifest[entry]?.imports ?? []), entry].map(addressOf);
  const late = Object.keys(manifest).find((key) => manifest[key]?.name === "late") ?? "";
  return {
    scripts,
    lateScript: addressOf(late),
    /** @param {string | undefined} module */
    ownScripts: (module) =>
      [...(module ? reached(module) : [])].map(addressOf).filter((own) => !scripts.includes(own)),
  };

  /** @param {string} key */
  function addressOf(key) {
    return `/${manifest[key]?.file}`;
  }

  /**
   * @param {string} key
   * @param {Set<string>} seen
   */
  function reached(key, seen = new Set()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || chunk.isEntry) return seen;
    seen.add(key);
    for (const imported of chunk.imports ?? []) reached(imported, seen);
    return seen;
  }
}
