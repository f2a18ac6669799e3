// Writes generated/validators.js: Ajv's compiled validator of each schema in src/schemas.ts, by its name. The browser needs no
// `eval`, neither side compiles schemas, and each bundle keeps only those that it uses.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { _ } from "ajv/dist/compile/codegen/index.js";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";

/** Ajv is CommonJS, so Node's default import is the whole module. */
const { default: compileToModule } = /** @type {{ default: typeof standalone }} */ (
  /** @type {unknown} */ (standalone)
);

const root = fileURLToPath(new URL("..", import.meta.url));
const generated = `${root}generated`;

/** @type {{ schemas: Record<string, object>, formats: Record<string, import("ajv").Format> }} */
const { schemas, formats } = await importSource(
  `export { schemas } from "./src/schemas"; export { formats } from "./src/jsonSchema";`,
);
const names = Object.keys(schemas);
const ajv = new Ajv({
  allErrors: true,
  formats,
  code: { source: true, esm: true, formats: _`formats` },
});
for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
const compiled = compileToModule(ajv, Object.fromEntries(names.map((name) => [name, name])))
  .replace('"use strict";', 'import { formats, lengthOf } from "../src/jsonSchema";\n')
  .replaceAll('require("ajv/dist/runtime/ucs2length").default', "lengthOf")
  .replaceAll("= new RegExp", "= /* @__PURE__ */ new RegExp")
  .replaceAll(/= (formats[^;]+);/g, "= /* @__PURE__ */ (() => $1)();");
if (compiled.includes("require("))
  throw new Error("A schema needs more of Ajv than a browser has.");

await rm(generated, { recursive: true, force: true });
await mkdir(generated);
await writeFile(`${generated}/validators.js`, compiled);
await writeFile(
  `${generated}/validators.d.ts`,
  `import type { Validator } from "../src/createCheck";
export declare const ${names.map((name) => `${name}: Validator`).join(", ")};
`,
);

/**
 * TypeScript source, bundled and imported from memory: Node 20 cannot run it directly.
 * @param {string} contents
 */
async function importSource(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
}
