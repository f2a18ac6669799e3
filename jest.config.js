// All projects of Jest. One file: npx jest search.test.tsx; one project: npx jest --selectProjects api.
// tools/test.mjs runs them, the first three together (JEST_TOGETHER).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const swc = (/** @type {object} */ jsc) => [
  "@swc/jest",
  { jsc: { target: "es2022", ...jsc }, module: { type: "commonjs" } },
];

/** What all projects share: TypeScript through swc, our own packages from source. */
const base = {
  transform: {
    "\\.tsx$": swc({
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    }),
    "\\.[cm]?[jt]s$": swc({ parser: { syntax: "typescript" } }),
  },
  moduleNameMapper: {
    "^@ridgeline/contract/checks/(.*)$": "<rootDir>/contract/generated/$1.ts",
    "^@ridgeline/contract/(.*)$": "<rootDir>/contract/src/$1.ts",
    "^@ridgeline/db/(.*)\\.json$": "<rootDir>/db/$1.json",
    "^@ridgeline/db/(.*)$": "<rootDir>/db/$1.ts",
    "\\.(avif|svg)$": "<rootDir>/services/web/test/pictureAddress.ts",
    // Its development build checks the whole state after each change, which took a tenth of the tests' time.
    "^@reduxjs/toolkit$":
      "<rootDir>/node_modules/@reduxjs/toolkit/dist/cjs/redux-toolkit.production.min.cjs",
  },
};

/** Against a real Postgres. */
const withPostgres = {
  ...base,
  globalSetup: "<rootDir>/services/api/test/globalSetup.ts",
  globalTeardown: "<rootDir>/services/api/test/globalTeardown.ts",
};

/** The compose stack, through nginx; started once for all tests, so run them in band. */
const stack = {
  ...base,
  globalSetup: "<rootDir>/e2e/stack/globalSetup.ts",
  globalTeardown: "<rootDir>/e2e/stack/globalTeardown.ts",
};

/** Name -> project. */
const projects = {
  contract: { ...base, roots: ["<rootDir>/contract"] },
  web: {
    ...base,
    roots: ["<rootDir>/services/web"],
    testEnvironment: "<rootDir>/services/web/test/BrowserEnvironment.js",
    setupFilesAfterEnv: ["<rootDir>/services/web/test/prepareTests.ts"],
  },
  api: {
    ...withPostgres,
    roots: ["<rootDir>/services/api", "<rootDir>/db"],
    testPathIgnorePatterns: ["\\.process\\.test\\.ts$"],
  },
  // The built processes (dist/main.js, dist/standalone.js), started, stopped and killed as an operator would; and the operator's
  // scripts with a fake Docker.
  process: {
    ...withPostgres,
    roots: ["<rootDir>/services/api", "<rootDir>/e2e/scripts"],
    testMatch: ["**/*.process.test.ts"],
  },
  // A visitor's and an owner's journey in WebKit, which starts a server of its own.
  engines: { ...base, roots: ["<rootDir>/e2e/engines"] },
  stack: { ...stack, roots: ["<rootDir>/e2e/stack"] },
  // What takes minutes, and matters before a release or for a change under deploy/.
  release: { ...stack, roots: ["<rootDir>/e2e/release"] },
};

const rootDir = import.meta.dirname;

/** @param {string[]} folders */
const findTests = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(rootDir, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.process)\.test\.tsx?$/.test(file) && !file.includes("node_modules"))
      .sort()
      .map((file) => join(rootDir, folder, file)),
  );

/**
 * A project in a few groups, each one file for Jest (tools/together.js). Jest loads React, Koa and everything else again for
 * each file, and they run slowly until V8 has warmed up: that was a third of the tests' CPU time. Files that mock a module run
 * alone, since the mock would stay in place for later files.
 * @param {"web" | "api"} name
 * @param {number} count
 * @param {string[]} folders
 */
function inGroups(name, count, folders) {
  const files = findTests(folders);
  const alone = files.filter((file) => /^jest\.mock\(/m.test(readFileSync(file, "utf8")));
  const others = files.filter((file) => !alone.includes(file));
  const groups = Array.from({ length: count }, (_, group) => ({
    ...projects[name],
    displayName: name,
    roots: ["<rootDir>/tools"],
    testMatch: ["<rootDir>/tools/together.js"],
    globals: { TEST_FILES: others.filter((_file, index) => index % count === group) },
  }));
  // Jest takes an empty list for every file.
  if (alone.length === 0) return groups;
  return [{ ...projects[name], displayName: name, testMatch: alone }, ...groups];
}

const together = () => [
  { displayName: "contract", ...projects.contract },
  ...inGroups("web", 3, ["services/web/src"]),
  ...inGroups("api", 4, ["services/api/src", "db"]),
];

const alone = Object.entries(projects).map(([displayName, project]) => ({
  displayName,
  ...project,
}));

export default {
  projects: process.env["JEST_TOGETHER"] ? together() : alone,
  testSequencer: "<rootDir>/e2e/release/UpgradeLast.mjs",
  // No test comes near it; it is for a machine that is busy with other things.
  testTimeout: 300_000,
};
