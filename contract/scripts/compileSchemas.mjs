// Writes generated/: for each schema that a file in src/ exports, such as `serviceInputSchema` in service.ts
//   validateServiceInput.js  Ajv's compiled validator: the browser needs no `eval`, and neither side compiles schemas
//   checkServiceInput.ts     what everyone imports, as @ridgeline/contract/checks/checkServiceInput
// and contentChecks.ts, the checks of the content kinds by their path. The file also exports the type, `ServiceInput`, and
// may export messages of its own for invalid fields, `serviceInputMessages`.
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Ajv2019 } from "ajv/dist/2019.js";
import { _ } from "ajv/dist/compile/codegen/index.js";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";

/** Ajv is CommonJS, so Node's default import is the whole module. */
const { default: compileToModule } = /** @type {{ default: typeof standalone }} */ (
  /** @type {unknown} */ (standalone)
);

const root = fileURLToPath(new URL("..", import.meta.url));
const files = (await readdir(`${root}src`))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => file.slice(0, -".ts".length));

/**
 * Each file's exports, by the file's name.
 * @type {Record<string, Record<string, object>>}
 */
const sources = await importSource(
  files.map((file) => `export * as ${file} from "./src/${file}";`).join("\n"),
);
const { formats } = /** @type {{ formats: Record<string, import("ajv").Format> }} */ (
  sources["jsonSchema"]
);
const { contentKinds } = /** @type {{ contentKinds: { schema: object, path: string }[] }} */ (
  sources["contentKinds"]
);

await rm(`${root}generated`, { recursive: true, force: true });
await mkdir(`${root}generated`);
/** @type {Map<object, string>} */
const checks = new Map();
for (const [file, members] of Object.entries(sources)) {
  for (const [member, schema] of Object.entries(members)) {
    const [, name] = /^(.+)Schema$/.exec(member) ?? [];
    if (name === undefined) continue;
    const messages = `${name}Messages`;
    checks.set(schema, await writeCheck(file, name, schema, messages in members ? messages : ""));
  }
}
await writeContentChecks();

/**
 * Writes the files of one schema; returns the name of its check.
 * @param {string} file
 * @param {string} name
 * @param {object} schema
 * @param {string} messages
 */
async function writeCheck(file, name, schema, messages) {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  await write(`validate${type}.js`, await compile(schema));
  await write(
    `validate${type}.d.ts`,
    `export declare const validate: import("../src/createCheck").Validator;\n`,
  );
  await write(
    `check${type}.ts`,
    `import { createCheck, type Check } from "../src/createCheck";
import { ${messages && `${messages}, `}type ${type} } from "../src/${file}";
import { validate } from "./validate${type}";

export const check${type}: Check<${type}> = createCheck(validate${messages && `, ${messages}`});
`,
  );
  return `check${type}`;
}

async function writeContentChecks() {
  const named = contentKinds.map(({ schema, path }) => ({ check: checks.get(schema), path }));
  await write(
    "contentChecks.ts",
    `${named.map(({ check }) => `import { ${check} } from "./${check}";\n`).join("")}
/** The check of each content kind, by the kind's path. */
export const contentChecks = {
${named.map(({ check, path }) => `  "${path}": ${check},\n`).join("")}};
`,
  );
}

/**
 * Ajv's validator of a schema, as the text of a module.
 * @param {object} schema
 */
function compile(schema) {
  const ajv = new Ajv2019({
    allErrors: true,
    formats,
    code: { source: true, esm: true, formats: _`require("./src/jsonSchema").formats` },
  });
  ajv.addSchema(schema, "schema");
  return bundle(compileToModule(ajv, { validate: "schema" }));
}

/**
 * TypeScript source, bundled and imported from memory: Node 20 cannot run it directly.
 * @param {string} source
 */
async function importSource(source) {
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

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  return writeFile(`${root}generated/${file}`, text);
}
