import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react()],
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
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions:
      isSsrBuild || mode !== "visitors"
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
