// Schemas and TypeScript sources to ES modules, for compileValidators.mjs.
import { fileURLToPath } from "node:url";
import { Ajv2019 } from "ajv/dist/2019.js";
import { _ } from "ajv/dist/compile/codegen/index.js";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Ajv is CommonJS, so Node's default import is the whole module. */
const { default: compileToModule } = /** @type {{ default: typeof standalone }} */ (
  /** @type {unknown} */ (standalone)
);

/**
 * Ajv's validator of a schema, as the text of a module.
 * @param {object} schema
 * @param {Record<string, import("ajv").Format>} formats
 */
export async function compileSchema(schema, formats) {
  const ajv = new Ajv2019({
    allErrors: true,
    formats,
    code: { source: true, esm: true, formats: _`require("./src/formats").formats` },
  });
  ajv.addSchema(schema, "schema");
  return bundle(compileToModule(ajv, { validate: "schema" }));
}

/**
 * TypeScript source, bundled and imported from memory: Node 20 cannot run it directly.
 * @param {string} source
 */
export async function importSource(source) {
  return import(`data:text/javascript,${encodeURIComponent(await bundle(source))}`);
}

/**
 * One ES module without imports: Ajv's ESM output still calls `require`, which esbuild resolves.
 * @param {string} contents
 */
async function bundle(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  const [{ text } = { text: "" }] = outputFiles;
  return text;
}
