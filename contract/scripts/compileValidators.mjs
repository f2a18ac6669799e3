// Writes generated/: for every content kind and every schema in `others` below
//   validateNAME.js  Ajv's compiled validator, so that the browser needs no `eval` and neither side compiles schemas
//   checkNAME.ts     what everyone imports, as @ridgeline/contract/checks/checkNAME
// and contentChecks.ts, the checks of the content kinds by their path.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compileSchema, importSource } from "./compileSchema.mjs";

/**
 * @typedef {object} Sources what this script reads from src/
 * @property {{ one: string, path: string, schema: object }[]} contentKinds
 * @property {(words: string) => string} toCamelCase
 * @property {Record<string, import("ajv").Format>} formats
 * @property {object} activationSchema
 * @property {object} moveSchema
 * @property {object} pushSubscriptionSchema
 * @property {object} quoteRequestPayloadSchema
 * @property {object} businessSchema
 * @property {object} storedBusinessSchema
 * @property {object} hiddenSamplesSchema
 * @property {object} reviewSchema
 * @property {object} invitedRequestSchema
 */
/** @typedef {{ file: string, schema: object, name?: string, type?: string, messages?: string }} Source a schema and its place in src/ */

const root = fileURLToPath(new URL("..", import.meta.url));

/** @type {Sources} */
const { contentKinds, toCamelCase, formats, ...schemas } = await importSource(`
  export * from "./src/contentKinds";
  export { toCamelCase } from "./src/contentKind";
  export * from "./src/formats";
  export { activationSchema } from "./src/activation";
  export { moveSchema } from "./src/move";
  export { pushSubscriptionSchema } from "./src/pushSubscription";
  export { quoteRequestPayloadSchema } from "./src/quoteRequest";
  export { businessSchema, storedBusinessSchema } from "./src/business";
  export { hiddenSamplesSchema } from "./src/setup";
  export { invitedRequestSchema, reviewSchema } from "./src/review";
`);

/** @type {Source[]} */
const content = contentKinds.map(({ one, schema }) => ({
  file: toCamelCase(one),
  type: `${toPascalCase(one)}Input`,
  schema,
}));

/** @type {Source[]} */
const others = [
  { file: "activation", schema: schemas.activationSchema },
  { file: "move", schema: schemas.moveSchema },
  { file: "pushSubscription", schema: schemas.pushSubscriptionSchema },
  { file: "business", schema: schemas.businessSchema, messages: "businessMessages" },
  {
    file: "business",
    name: "storedBusiness",
    schema: schemas.storedBusinessSchema,
    messages: "businessMessages",
  },
  { file: "setup", name: "hiddenSamples", schema: schemas.hiddenSamplesSchema },
  {
    file: "quoteRequest",
    schema: schemas.quoteRequestPayloadSchema,
    type: "QuoteRequestPayload",
    messages: "quoteRequestMessages",
  },
  { file: "review", schema: schemas.reviewSchema, messages: "reviewMessages" },
  { file: "review", name: "invitedRequest", schema: schemas.invitedRequestSchema },
];

await rm(`${root}generated`, { recursive: true, force: true });
await mkdir(`${root}generated`);
for (const source of [...content, ...others]) await writeCheck(source);
await write("contentChecks.ts", contentChecks());

/** @param {Source} source */
async function writeCheck({ file, schema, name: own = file, type = toPascalCase(own), messages }) {
  const name = toPascalCase(own);
  await write(`validate${name}.js`, await compileSchema(schema, formats));
  await write(
    `validate${name}.d.ts`,
    `export declare const validate: import("../src/createCheck").Validator;\n`,
  );
  await write(
    `check${name}.ts`,
    `import { createCheck, type Check } from "../src/createCheck";
import type { ${type} } from "../src/${file}";
import { validate } from "./validate${name}";
${messages ? `import { ${messages} } from "../src/${file}";\n` : ""}
export const check${name}: Check<${type}> = createCheck<${type}>(validate${messages ? `, ${messages}` : ""});
`,
  );
}

function contentChecks() {
  const names = contentKinds.map(({ one }) => `check${toPascalCase(one)}`);
  return `${names.map((name) => `import { ${name} } from "./${name}";\n`).join("")}
/** The check of each content kind, by the kind's path. */
export const contentChecks = {
${contentKinds.map(({ path }, index) => `  "${path}": ${names[index]},\n`).join("")}};
`;
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  return writeFile(`${root}generated/${file}`, text);
}

/** @param {string} words */
function toPascalCase(words) {
  const camel = toCamelCase(words);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
