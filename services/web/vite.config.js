import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  resolve: {
    alias: { "react-remove-scroll": path.resolve(import.meta.dirname, "src/ui/RemoveScroll.tsx") },
  },
  // Ids by file and place, so that prerendered class names are those of the browser whatever loads first.
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
              groups: [{ name: chunkNameOf, debugName: "main, late" }],
            },
          },
    },
  },
  ssr: { noExternal: true },
  server: { proxy: { "/api": "http://127.0.0.1:8080", "/photos": "http://127.0.0.1:8080" } },
}));

/**
 * "main" is what a page needs at once, "late" what every visitor needs from the first touch on: one request each.
 * Everything else (the legal pages, the admin area) is split as it comes.
 */
function chunkNameOf(id, context) {
  const roots = rootsOf(id, context, new Set());
  if (roots.some((root) => isFirst(root, context))) return "main";
  return roots.some((root) => LATE.test(root)) ? "late" : null;
}

function isFirst(root, context) {
  return context.getModuleInfo(root).isEntry || root.includes("rolldown/runtime");
}

const LATE = /\/(AboutSection|QuoteRequest|Toaster|MenuDrawer)\.tsx$/;

/** The modules that start a chunk (an entry, or imported by `import()` only) from which `id` is reached. */
function rootsOf(id, context, seen) {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers } = context.getModuleInfo(id);
  if (importers.length === 0) return [id];
  return importers.flatMap((importer) => rootsOf(importer, context, seen));
}
