// tools/lint/layers.js as ESLint's configuration. Each layer gets a block with its own policies only: the rule tries every
// policy on every import, and with one list for all layers that was a third of ESLint's time.
import { layers, separated } from "./layers.js";
import { onlyPackages, packages, specialFiles } from "./packages.js";

/**
 * A tool or test belongs to its own layer only, not to that of its folder.
 * @param {string} layer
 */
const isExclusive = (layer) => layer === "tool" || layer.endsWith("-test");

export const fileCategories = [
  ...Object.entries(layers).map(([category, { files }]) => ({
    category,
    pattern: files,
    exclusive: isExclusive(category),
    ...(separated.includes(category) && { capture: ["feature"] }),
  })),
  ...Object.entries(specialFiles).map(([category, pattern]) => ({ category, pattern })),
];

const everyPackage = { to: { module: { origin: ["external", "core"] } } };

/** @typedef {{ files: string | string[], imports: string[] }} Layer */
/** @type {[name: string, layer: Layer][]} */
const all = Object.entries(layers);
const ordinary = all.filter(([name]) => !isExclusive(name));
const exclusive = all.filter(([name]) => isExclusive(name));

/**
 * The last block that matches a file decides. So the exclusive layers come last, and the first of them at the very end:
 * ESLint and fileCategories then agree on the layer of each file.
 */
export const importRules = [
  toBlock("**/*", []),
  ...ordinary.map(toLayerBlock),
  ...exclusive.reverse().map(toLayerBlock),
];

/** @param {[name: string, layer: Layer]} entry */
function toLayerBlock([name, { files, imports }]) {
  return toBlock(files, [...layerPolicies(name, imports), ...packagePolicies(name)]);
}

/**
 * @param {string | string[]} patterns
 * @param {object[]} policies the last one that matches decides
 * @returns {import("eslint").Linter.Config}
 */
function toBlock(patterns, policies) {
  const options = {
    default: "disallow",
    checkAllOrigins: true,
    checkInternals: true,
    checkUnknownLocals: true,
    policies,
  };
  return {
    files: [patterns].flat().map((pattern) => [pattern, "**/*.{ts,tsx,js,mjs}"]),
    rules: { "boundaries/dependencies": ["error", options] },
  };
}

/**
 * @param {string} name
 * @param {string[]} imports
 */
function layerPolicies(name, imports) {
  const sameFeature = { captured: { feature: "{{ from.file.captured.feature }}" } };
  return [
    { allow: { to: { file: { categories: imports } } } },
    {
      allow: {
        to: { file: { categories: name, ...(separated.includes(name) && sameFeature) } },
      },
    },
  ];
}

/** @param {string} name */
function packagePolicies(name) {
  const needed = onlyPackages[name];
  if (needed) {
    const message = `${name} may only import these packages: ${needed.join(", ")} (tools/lint/packages.js).`;
    return [{ disallow: everyPackage, message }, { allow: toPackages(needed) }];
  }
  const closed = packages.filter(({ only }) => !only.includes(name));
  return [
    { allow: everyPackage },
    ...closed.flatMap(({ names, only }) => [
      {
        disallow: toPackages(names),
        message: `Only ${only.join(", ")} may import this package (tools/lint/packages.js).`,
      },
      {
        from: { file: { categories: only.filter((layer) => layer in specialFiles) } },
        allow: toPackages(names),
      },
    ]),
  ];
}

/** @param {string[]} names */
function toPackages(names) {
  const modules = names.map((name) => (name === "node:*" ? { origin: "core" } : { source: name }));
  return { to: { module: modules } };
}
