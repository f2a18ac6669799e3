import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  resolve: {
    alias: {
      "react-remove-scroll": path.resolve(import.meta.dirname, "src/ui/overlay/RemoveScroll.tsx"),
    },
  },
  // Ids by file and position, so that prerendered class names match the browser's, whatever loads first.
  oxc: {
    plugins: { styledComponents: { ssr: true, minify: true, pure: true, displayName: false } },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: "allow-extension",
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkNameOf, debugName: "base, main, late" }],
            },
          },
    },
  },
  ssr: { noExternal: true },
  server: { proxy: { "/api": "http://127.0.0.1:8080", "/photos": "http://127.0.0.1:8080" } },
}));

/**
 * "base" and "main" are what a page needs at once, in two halves, since a browser runs each script in one piece; "late" is
 * what makes it fully interactive: one request each, "late" after the others.
 * Everything else (the legal pages, the admin area) is split as it comes.
 * @type {import("vite").Rolldown.CodeSplittingNameFunction}
 */
function chunkNameOf(id, context) {
  const roots = rootsOf(id, context, new Set());
  if (roots.some((root) => isFirst(root, context))) return BASE.test(id) ? "base" : "main";
  if (!roots.some((root) => isLate(root, context))) return null;
  // A legal page must not load the form because of a text that both have.
  return roots.some((root) => PUBLIC_PAGE.test(root)) ? "main" : "late";
}

/**
 * @param {string} root
 * @param {import("vite").Rolldown.ChunkingContext} context
 */
function isFirst(root, context) {
  return context.getModuleInfo(root)?.isEntry === true || root.includes("rolldown/runtime");
}

/**
 * Loaded by `import()` in a module that imports lateSection.tsx.
 * @param {string} root
 * @param {import("vite").Rolldown.ChunkingContext} context
 */
function isLate(root, context) {
  const importers = context.getModuleInfo(root)?.dynamicImporters ?? [];
  return importers.some((importer) =>
    context.getModuleInfo(importer)?.importedIds.some((imported) => LATE.test(imported)),
  );
}

const PUBLIC_PAGE = /\/src\/pages\/[^/]+\.tsx$/;
/** Imports nothing from the rest: in a circle, one half would run before what it needs. */
const BASE =
  /\/node_modules\/|rolldown\/runtime|vite\/preload-helper|\/src\/(ui|late|browser|theme|ground)\b/;
const LATE = /\/src\/late\/lateSection\.tsx?$/;

/**
 * The modules that start a chunk (an entry, or imported by `import()` only) from which `id` is reached.
 * @param {string} id
 * @param {import("vite").Rolldown.ChunkingContext} context
 * @param {Set<string>} seen
 * @returns {string[]}
 */
function rootsOf(id, context, seen) {
  if (seen.has(id)) return [];
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  if (importers.length === 0) return [id];
  return importers.flatMap((importer) => rootsOf(importer, context, seen));
}
