// Writes generated/validators.js: every schema of src/compiledSchemas.ts as a plain function,
// so that the browser needs no `eval` and neither side compiles a schema at run time.
import { mkdir, writeFile } from "node:fs/promises";
import { Ajv2019 } from "ajv/dist/2019.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { _ } from "ajv/dist/compile/codegen/index.js";
import { build } from "esbuild";

const root = new URL("..", import.meta.url).pathname;

const { compiledSchemas, formats } = await importSource(
  'export * from "./src/compiledSchemas"; export * from "./src/formats";',
);
const ajv = new Ajv2019({
  allErrors: true,
  strict: true,
  formats,
  code: { source: true, esm: true, formats: _`require("./src/formats").formats` },
});
const names = Object.keys(compiledSchemas);
for (const name of names) ajv.addSchema(compiledSchemas[name], name);

await mkdir(`${root}generated`, { recursive: true });
const code = await bundle(
  standaloneCode.default(ajv, Object.fromEntries(names.map((name) => [name, name]))),
  { minifySyntax: true },
);
await writeFile(`${root}generated/validators.js`, code);
await writeFile(
  `${root}generated/validators.d.ts`,
  [
    'import type { AjvError } from "../src/problems";',
    "type Validator = { (value: unknown): boolean; errors?: AjvError[] | null };",
    ...names.map((name) => `export declare const ${name}: Validator;`),
    "",
  ].join("\n"),
);

/** TypeScript source, bundled and imported from memory: Node 20 does not run it by itself. */
async function importSource(source) {
  return import(`data:text/javascript,${encodeURIComponent(await bundle(source))}`);
}

async function bundle(contents, options = {}) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    ...options,
  });
  return outputFiles[0].text;
}
