import react from "@vitejs/plugin-react";
import { createHash } from "node:crypto";
import { relative } from "node:path";
import { defineConfig } from "vite";
import { oldestBrowsers, refuseMissing, targetsOf } from "./scripts/oldestBrowsers.mjs";
import { zipsPlugin } from "./scripts/zipsPlugin.mjs";

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
  plugins: [
    react(),
    idsByPath,
    iconsInOnePath(),
    mode === "owner" && zipsPlugin,
    !isSsrBuild && onlyWhatIsThere(browsersOf(mode)),
  ],
  // As Node does, if a link stands for the checkout (scripts/buildSite.mjs).
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
    ...(!isSsrBuild && { target: targetsOf(browsersOf(mode)) }),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions:
      isSsrBuild || mode === "owner"
        ? {}
        : {
            // The small script calls what they export (islands/scripts.ts).
            preserveEntrySignatures: "allow-extension",
            // A list's script brings no styles of the section around it.
            treeshake: {
              manualPureFunctions: ["styled", "css", "keyframes"],
              propertyReadSideEffects: false,
            },
            // A browser runs each script in one piece.
            output: {
              codeSplitting: {
                groups: [
                  { name: `react-${mode}`, test: /\/node_modules\/(react|react-dom|scheduler)\// },
                ],
              },
            },
          },
  },
  ssr: { noExternal: true },
}));

const browsersOf = (/** @type {string} */ mode) =>
  oldestBrowsers[mode === "owner" ? mode : "visitor"];

/**
 * Stops the build if a script, or a library in it, calls what the oldest browsers lack.
 * @param {import("./scripts/oldestBrowsers.mjs").Browsers} browsers
 * @returns {import("vite").Plugin}
 */
const onlyWhatIsThere = (browsers) => ({
  name: "only-what-is-there",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "chunk") refuseMissing(file.code, browsers);
  },
});

/** Draws each Lucide icon with one path, since every element of a page costs a phone time. */
function iconsInOnePath() {
  return {
    name: "icons-in-one-path",
    /**
     * @param {string} code
     * @param {string} id
     */
    transform(code, id) {
      if (!/lucide-react.dist.esm.icons/.test(id)) return undefined;
      const nameless = code.replaceAll(/(name: ".*"|aliases: \[[^\]]*\]),?/g, ""); // only a class each
      return nameless.replace(/node: (\[(\[[^\]]*\]|[\s,])*\])/, (whole, node) => {
        /** @type {[string, Record<string, string>][]} */
        const shapes = JSON.parse(node.replaceAll(/(\w+): "/g, '"$1": "'));
        const paths = shapes.map(([tag, { key: _key, ...shape }]) => toPath[tag]?.(shape));
        if (paths.includes(undefined)) return whole;
        return `node: ${JSON.stringify([["path", { d: paths.join(""), key: "0" }]])}`;
      });
    },
  };
}

/**
 * The path of a shape, without anything that is not its outline.
 * @type {Record<string, ((shape: Record<string, string>) => string | undefined) | undefined>}
 */
const toPath = {
  // A relative beginning counts from where the path before it ended.
  path: ({ d = "", ...more }) => (isEmpty(more) ? d.replace(/^m/, "M0 0m") : undefined),
  line: ({ x1, y1, x2, y2, ...more }) => (isEmpty(more) ? `M${x1} ${y1}L${x2} ${y2}` : undefined),
  // A filled one is a dot, which its outline fills.
  circle({ cx, cy, r, fill: _fill, ...more }) {
    const half = (/** @type {number} */ way) => `a${r} ${r} 0 1 1 ${way * 2 * Number(r)} 0`;
    return isEmpty(more) ? `M${Number(cx) - Number(r)} ${cy}${half(1)}${half(-1)}z` : undefined;
  },
  rect({ x = "0", y = "0", width, height, rx = "0", ry: _same, ...more }) {
    const [w, h, r] = [Number(width), Number(height), Number(rx)];
    const corner = (/** @type {number} */ dx, /** @type {number} */ dy) =>
      `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
    const d = `M${Number(x) + r} ${y}h${w - 2 * r}${corner(1, 1)}v${h - 2 * r}${corner(-1, 1)}h${2 * r - w}${corner(-1, -1)}v${2 * r - h}${corner(1, -1)}z`;
    return isEmpty(more) ? d : undefined;
  },
};

function isEmpty(/** @type {object} */ shape) {
  return Object.keys(shape).length === 0;
}
