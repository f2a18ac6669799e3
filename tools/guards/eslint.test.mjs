// ESLint's rules. Imports go one way (docs/architecture.md): the tables below repeat eslint.layers.js from the reader's
// side. Each layer tries to import each other layer, and ESLint has to refuse all that is not listed here.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { test } from "node:test";
import { ESLint } from "eslint";
import { root } from "../buildSteps.mjs";

const eslint = new ESLint({ cwd: root });
const RULE = "boundaries/dependencies";
const api = "services/api/src";
const web = "services/web/src";

/**
 * Layer -> its folder. Another layer tries to import a file of it, the first one or the one named.
 * @type {Record<string, { folder: string, file?: string }>}
 */
const folders = {
  contract: { folder: "contract/src" },
  db: { folder: "db" },
  "api/config": { folder: `${api}/config` },
  "api/process": { folder: `${api}/process` },
  "api/database": { folder: `${api}/database` },
  "api/http": { folder: `${api}/http` },
  "api/middleware": { folder: `${api}/middleware` },
  "api/standalone": { folder: `${api}/standalone` },
  "api/features/health": { folder: `${api}/features/health` },
  "api/features/media": { folder: `${api}/features/media` },
  "api/app": { folder: `${api}/app` },
  "api/commands": { folder: `${api}/commands` },
  "api/main": { folder: api, file: "main.ts" },
  "api/standalone.ts": { folder: api, file: "standalone.ts" },
  "api/encoder": { folder: api, file: "encoder.ts" },
  "api/renderer": { folder: api, file: "renderer.ts" },
  "api/test": { folder: "services/api/test", file: "testApi.ts" },
  "web/theme": { folder: web, file: "theme.ts" },
  "web/late": { folder: `${web}/late` },
  "web/focus": { folder: `${web}/focus` },
  "web/site": { folder: `${web}/site` },
  "web/api": { folder: `${web}/api` },
  "web/pictures": { folder: `${web}/pictures` },
  "web/ui": { folder: `${web}/ui` },
  "web/toast": { folder: `${web}/toast` },
  "web/lists": { folder: `${web}/lists` },
  "web/form": { folder: `${web}/form` },
  "web/admin": { folder: `${web}/admin` },
  "web/features/services": { folder: `${web}/features/services` },
  "web/features/session": { folder: `${web}/features/session` },
  "web/pages": { folder: `${web}/pages` },
  "web/app": { folder: `${web}/app` },
  "web/render": { folder: `${web}/render` },
  "web/main": { folder: web, file: "main.tsx" },
  "web/test": { folder: "services/web/test" },
  e2e: { folder: "e2e/support" },
};

const apiBase = "contract api/config api/process api/database api/http";
const apiFeatures = "api/features/health api/features/media";
const webBase =
  "contract web/theme web/late web/focus web/site web/api web/pictures web/ui web/toast";
const webFeatures = "web/features/services web/features/session";
const below = (/** @type {string} */ prefix) =>
  Object.keys(folders)
    .filter((name) => name.startsWith(prefix))
    .join(" ");

/**
 * Layer -> what it may import besides itself.
 * @type {Record<string, string>}
 */
const allowed = {
  contract: "",
  db: "",
  "api/config": "contract",
  "api/process": "api/config",
  "api/database": "api/config api/process",
  "api/http": "contract",
  "api/middleware": apiBase,
  "api/standalone": "api/config api/process",
  "api/features/health": `${apiBase} api/middleware db`,
  "api/features/media": `${apiBase} api/middleware db`,
  "api/app": `${apiBase} api/middleware ${apiFeatures}`,
  "api/commands": `${apiBase} api/standalone ${apiFeatures} api/app db`,
  "api/main": "api/config api/process api/app",
  "api/standalone.ts": `api/config api/process api/database api/standalone ${apiFeatures} api/app`,
  "api/encoder": `api/http ${apiFeatures}`,
  "api/renderer": apiFeatures,
  "api/test": `contract db ${below("api/")}`,
  "web/theme": "",
  "web/late": "",
  "web/focus": "",
  "web/site": "contract",
  "web/api": "contract",
  "web/pictures": "web/theme",
  "web/ui": "web/theme web/late web/focus",
  "web/toast": "web/ui",
  "web/lists": "contract web/theme web/late web/site web/api web/ui",
  "web/form": webBase,
  "web/admin": `${webBase} web/form`,
  "web/features/services": `${webBase} web/lists web/form web/admin`,
  "web/features/session": `${webBase} web/lists web/form web/admin`,
  "web/pages": `${webBase} web/form web/admin ${webFeatures}`,
  "web/app": `${webBase} web/lists ${webFeatures} web/pages`,
  "web/render": `${webBase} web/lists web/pages web/app`,
  "web/main": `${webBase} web/lists web/app`,
  "web/test": `contract ${below("web/")}`,
  e2e: "contract",
};

for (const from of Object.keys(folders)) {
  test(`${from} imports nothing that it may not`, async () => {
    const others = Object.keys(folders).filter((name) => name !== from);
    const code = others.map((name) => `import "${specifier(from, name)}";`).join("\n");
    const refused = (await lintSnippet(placeIn(from), code, RULE)).map(
      ({ line }) => others[line - 1],
    );
    const expected = others.filter((name) => !allowed[from]?.split(" ").includes(name));
    assert.deepEqual(refused, expected, `may import: ${allowed[from]}`);
  });
}

test("a layer imports itself", async () => {
  const beside = {
    "api/http": "./errors",
    "web/ui": "./Button",
    "api/features/media": "./photoRoutes",
  };
  for (const [name, module] of Object.entries(beside)) {
    assert.equal((await lintSnippet(placeIn(name), `import "${module}";`, RULE)).length, 0);
  }
});

test("product code does not import a test", async () => {
  const refused = await lintSnippet(
    `${api}/http/tried.ts`,
    'import "../app/createApp.test";',
    RULE,
  );
  assert.equal(refused.length, 1);
});

const ways = [
  'import { createApp } from "../app/createApp";',
  'import type { App } from "../app/createApp";',
  'export * from "../app/createApp";',
  'export const app = import("../app/createApp");',
  'export const app = require("../app/createApp");',
  'export type App = typeof import("../app/createApp");',
];
for (const code of ways) {
  test(`is refused in this way too: ${code}`, async () => {
    assert.equal((await lintSnippet(`${api}/http/tried.ts`, code, RULE)).length, 1);
  });
}

/** Package -> files that may import it, and files that may not. */
const packages = {
  knex: {
    may: [
      `${api}/database/x.ts`,
      `${api}/commands/x.ts`,
      `${api}/features/media/xRepository.ts`,
      `${api}/features/notifications/outbox/xRepository.ts`,
      `${api}/features/quoteRequests/storeQuoteRequest.ts`,
      "db/migrations/x.ts",
    ],
    mayNot: [
      `${api}/app/x.ts`,
      `${api}/http/x.ts`,
      `${api}/middleware/x.ts`,
      `${api}/main.ts`,
      `${api}/features/media/xRoutes.ts`,
      `${api}/features/media/x.ts`,
      `${api}/process/x.ts`,
      `${web}/features/services/x.ts`,
      `${web}/render/x.ts`,
      "contract/src/x.ts",
      "e2e/support/x.ts",
    ],
  },
  "knex/lib/dialects/postgres/index.js": {
    may: [`${api}/database/x.ts`],
    mayNot: [`${api}/app/x.ts`],
  },
  pg: {
    may: [`${api}/database/x.ts`, `${api}/standalone/x.ts`],
    mayNot: [
      `${api}/app/x.ts`,
      `${api}/features/media/xRepository.ts`,
      `${api}/commands/x.ts`,
      `${api}/main.ts`,
      `${web}/app/x.ts`,
    ],
  },
  ...Object.fromEntries(
    ["koa", "@koa/router", "@koa/cors", "koa-bodyparser"].map((name) => [
      name,
      {
        may: [
          `${api}/app/x.ts`,
          `${api}/http/x.ts`,
          `${api}/middleware/x.ts`,
          `${api}/features/media/xRoutes.ts`,
        ],
        mayNot: [
          `${api}/features/media/x.ts`,
          `${api}/features/media/xRepository.ts`,
          `${api}/database/x.ts`,
          `${api}/process/x.ts`,
          `${api}/main.ts`,
          `${api}/commands/x.ts`,
          `${web}/app/x.ts`,
          "contract/src/x.ts",
          "db/x.ts",
        ],
      },
    ]),
  ),
  "react-redux": {
    may: [`${web}/features/session/x.ts`, `${web}/pages/x.ts`],
    mayNot: [
      `${web}/toast/x.ts`,
      `${web}/lists/x.ts`,
      `${web}/app/x.ts`,
      `${web}/ui/x.ts`,
      `${web}/late/x.ts`,
      `${web}/form/x.ts`,
      `${web}/theme.ts`,
      `${web}/site/x.ts`,
      `${web}/admin/x.ts`,
      `${api}/app/x.ts`,
      "contract/src/x.ts",
    ],
  },
  "@reduxjs/toolkit/query/react": {
    may: [`${web}/api/x.ts`, `${web}/features/session/x.ts`],
    mayNot: [`${web}/ui/x.ts`, `${web}/late/x.ts`, `${web}/form/x.ts`],
  },
  "react-final-form": {
    may: [`${web}/form/x.ts`, `${web}/features/quoteForm/x.ts`],
    mayNot: [`${web}/ui/x.ts`, `${web}/late/x.ts`, `${web}/api/x.ts`, `${web}/app/x.ts`],
  },
  react: {
    may: [`${web}/ui/x.ts`, `${web}/late/x.ts`],
    mayNot: [
      `${api}/app/x.ts`,
      "contract/src/x.ts",
      "db/x.ts",
      `${web}/theme.ts`,
      `${web}/site/x.ts`,
    ],
  },
  "radix-ui": { may: [`${web}/ui/x.ts`], mayNot: [`${web}/late/x.ts`, `${api}/http/x.ts`] },
  dayjs: {
    may: [`${web}/features/quoteRequests/x.ts`],
    mayNot: [`${web}/ui/x.ts`, `${api}/http/x.ts`],
  },
  ...Object.fromEntries(
    ["node:fs", "fs", "node:fs/promises"].map((name) => [
      name,
      {
        may: [
          `${api}/config/x.ts`,
          `${web}/render/x.ts`,
          "db/x.ts",
          "e2e/support/x.ts",
          "tools/x.mjs",
        ],
        mayNot: [
          "contract/src/x.ts",
          `${web}/ui/x.ts`,
          `${web}/features/services/x.ts`,
          `${web}/app/x.ts`,
          `${web}/main.tsx`,
          `${web}/api/x.ts`,
          `${web}/site/x.ts`,
        ],
      },
    ]),
  ),
};
for (const [name, { may, mayNot }] of Object.entries(packages)) {
  test(`${name} is imported only where it belongs`, async () => {
    for (const file of [...may, ...mayNot]) {
      const refused = await lintSnippet(file, `import "${name}";`, RULE);
      assert.equal(refused.length, mayNot.includes(file) ? 1 : 0, file);
    }
  });
}

test("a file outside the known folders is refused, and so is a new entry point of the API", async () => {
  for (const file of [`${web}/helpers/x.ts`, `${api}/x.ts`]) {
    const refused = await lintSnippet(file, "export {};", "boundaries/no-unknown-files");
    assert.equal(refused.length, 1, file);
  }
});

const productFiles = [
  "contract/src/x.ts",
  "services/api/src/app/x.ts",
  "services/web/src/ui/x.tsx",
  "db/x.ts",
  "tools/x.mjs",
];

for (const file of productFiles) {
  test(`${file} may have 160 lines, and a function 60`, async () => {
    const lines = (/** @type {number} */ count) => Array(count).fill("void 0;").join("\n");
    const inFunction = (/** @type {number} */ count) => `function f() {\n${lines(count - 2)}\n}`;

    assert.equal((await lintSnippet(file, lines(160), "max-lines")).length, 0);
    assert.equal((await lintSnippet(file, lines(161), "max-lines")).length, 1);
    const rule = "max-lines-per-function";
    assert.equal((await lintSnippet(file, inFunction(60), rule)).length, 0);
    assert.equal((await lintSnippet(file, inFunction(61), rule)).length, 1);
  });
}

test("an enum is refused", async () => {
  const rule = "no-restricted-syntax";
  assert.equal((await lintSnippet("db/x.ts", "export enum A { B }", rule)).length, 1);
});

/**
 * Lints `code` with the rules for `path`, as if it stood there; returns the messages of `rule`.
 * @param {string} path
 * @param {string} code
 * @param {string} rule
 */
async function lintSnippet(path, code, rule) {
  const [{ messages } = { messages: [] }] = await eslint.lintText(code, { filePath: path });
  const fatal = messages.find((message) => message.fatal);
  if (fatal) throw new Error(`${path}: ${fatal.message}`);
  return messages.filter(({ ruleId }) => ruleId === rule);
}

/**
 * The path of the tried file of a layer.
 * @param {string} name
 */
function placeIn(name) {
  const { folder, file } = layer(name);
  return file && !name.endsWith("/test") ? `${folder}/${file}` : `${folder}/tried.ts`;
}

/**
 * The relative import of a file of the layer `to` from the layer `from`.
 * @param {string} from
 * @param {string} to
 */
function specifier(from, to) {
  const { folder, file = firstModule(folder) } = layer(to);
  const path = relative(join(placeIn(from), ".."), `${folder}/${file}`);
  return `${path.startsWith(".") ? "" : "./"}${path.replace(/\.tsx?$/, "")}`;
}

/** @param {string} name */
function layer(name) {
  const found = folders[name];
  assert.ok(found, name);
  return found;
}

/** @param {string} folder */
function firstModule(folder) {
  const files = readdirSync(join(root, folder)).sort();
  const module = files.find((file) => /\.(tsx?|svg)$/.test(file) && !file.includes(".test."));
  assert.ok(module, `${folder} has no module`);
  return module;
}
