import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { "react-remove-scroll": path.resolve(import.meta.dirname, "src/ui/RemoveScroll.tsx") },
  },
  // Ids by file and place, so that prerendered class names are those of the browser whatever loads first.
  oxc: {
    plugins: { styledComponents: { ssr: true, minify: true, pure: true, displayName: false } },
  },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  ssr: { noExternal: true },
  server: { proxy: { "/api": "http://127.0.0.1:8080" } },
});
