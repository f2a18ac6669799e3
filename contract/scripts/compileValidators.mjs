// Writes generated/NAME.js for every schema of src/compiledSchemas.ts: a plain function that tests a value,
// so that the browser needs no `eval` and neither side compiles a schema at run time.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Ajv2019 } from "ajv/dist/2019.js";
import { _ } from "ajv/dist/compile/codegen/index.js";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

const { compiledSchemas, formats } = await importSource(
  'export * from "./src/compiledSchemas"; export * from "./src/formats";',
);

await rm(`${root}generated`, { recursive: true, force: true });
await mkdir(`${root}generated`);
for (const [name, schema] of Object.entries(compiledSchemas)) {
  const ajv = new Ajv2019({
    allErrors: true,
    formats,
    code: { source: true, esm: true, formats: _`require("./src/formats").formats` },
  });
  ajv.addSchema(schema, name);
  const code = await bundle(standalone.default(ajv, { validate: name }));
  await writeFile(`${root}generated/${name}.js`, code);
  await writeFile(
    `${root}generated/${name}.d.ts`,
    'export declare const validate: import("../src/checks/createCheck").Validator;\n',
  );
}

/** TypeScript source, bundled and imported from memory: Node 20 does not run it by itself. */
async function importSource(source) {
  return import(`data:text/javascript,${encodeURIComponent(await bundle(source))}`);
}

/** One ES module without imports: Ajv's ESM output still calls `require`, which esbuild resolves. */
async function bundle(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  return outputFiles[0].text;
}
