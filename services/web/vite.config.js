import react from "@vitejs/plugin-react";
import { createHash } from "node:crypto";
import { relative } from "node:path";
import { defineConfig } from "vite";

/** In which everything works (requirement 11.19); the owner's area begins at Safari 16. */
export const oldestBrowsers = ["chrome109", "firefox115", "safari15.4"];
const ownersOldest = ["chrome109", "firefox115", "safari16"];

/**
 * oxc makes a component's id of its file's whole path. These are made of the path inside this folder: the scripts' names, which
 * depend on them, are the same wherever the checkout is.
 * @type {import("vite").Plugin}
 */
const idsByPath = {
  name: "ids-by-path",
  transform(code, file) {
    const path = relative(import.meta.dirname, file).replaceAll("\\", "/");
    const id = createHash("sha256").update(path).digest("hex").slice(0, 6);
    return code.replace(/(componentId: "sc-)\w+(?=-\d+")/g, `$1${id}`);
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), idsByPath],
  // As Node does, if a link stands for the checkout (scripts/build.mjs).
  resolve: { preserveSymlinks: process.execArgv.includes("--preserve-symlinks") },
  // Ids by file and position, so that the class names in the HTML match the browser's, whatever loads first. Calls instead of
  // tagged templates, which no bundler leaves out even if nothing uses them.
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        minify: true,
        transpileTemplateLiterals: true,
        pure: true,
        displayName: false,
      },
    },
  },
  build: {
    ...(!isSsrBuild && { target: mode === "owner" ? ownersOldest : oldestBrowsers }),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions:
      isSsrBuild || !["visitors", "readers"].includes(mode)
        ? {}
        : {
            preserveEntrySignatures: "allow-extension",
            // A list's script brings no styles of the section around it.
            treeshake: {
              manualPureFunctions: ["styled", "css", "keyframes"],
              propertyReadSideEffects: false,
            },
            // A browser runs each script in one piece.
            output: {
              codeSplitting: {
                groups: [{ name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// }],
              },
            },
          },
  },
  ssr: { noExternal: true },
}));
