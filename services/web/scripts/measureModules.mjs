import path from "node:path";
import { build } from "vite";

const web = path.resolve(import.meta.dirname, "..");
const repository = path.resolve(web, "../..");

/** Bytes that each package, and each folder of ours, has in the bundle. */
export async function measureModules() {
  /** @type {Record<string, number>} */
  const sizes = {};
  /** @type {import("vite").Plugin} */
  const collect = {
    name: "collect-sizes",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = nameOf(id);
          if (renderedLength > 0) sizes[name] = (sizes[name] ?? 0) + renderedLength;
        }
      }
    },
  };
  await build({
    root: web,
    logLevel: "silent",
    build: { write: false },
    plugins: [collect],
  });
  return Object.fromEntries(Object.entries(sizes).sort());
}

/** @param {string} id */
function nameOf(id) {
  const packageName = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (packageName) return packageName;
  const [file = ""] = path.relative(repository, id).split("?");
  return id.startsWith(repository) ? file.replace(/\/[^/]+$/, "") : "vite";
}
