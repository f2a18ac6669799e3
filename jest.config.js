// All projects of Jest. One file: npx jest search.test.tsx; one project: npx jest --selectProjects api.
// tools/test.mjs runs them.

const swc = (/** @type {object} */ jsc) => [
  "@swc/jest",
  { jsc: { target: "es2022", ...jsc }, module: { type: "commonjs" } },
];

/** What all projects share: TypeScript through swc, our own packages from source. */
const base = {
  restoreMocks: true,
  transform: {
    "\\.tsx$": swc({
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    }),
    "\\.[cm]?[jt]s$": swc({ parser: { syntax: "typescript" } }),
  },
  moduleNameMapper: {
    "^@ridgeline/contract/(.*)$": "<rootDir>/contract/src/$1.ts",
    "^@ridgeline/db/(.*)\\.json$": "<rootDir>/db/$1.json",
    "^@ridgeline/db/(.*)$": "<rootDir>/db/$1.ts",
    "\\.(avif|svg)$": "<rootDir>/services/web/test/pictureAddress.ts",
    "^culori/fn$": "<rootDir>/node_modules/culori/bundled/culori.cjs",
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

/** Against the compose stack, through nginx; one for all tests, so run them in band. */
const stack = {
  ...base,
  globalSetup: "<rootDir>/e2e/servers/startStack.mjs",
  setupFilesAfterEnv: ["<rootDir>/e2e/servers/waitLonger.ts"],
};

/** Name -> project. */
const projects = {
  contract: { ...base, roots: ["<rootDir>/contract"] },
  // With the contract's files, so that --onlyChanged finds the tests that depend on them.
  web: {
    ...base,
    roots: ["<rootDir>/services/web", "<rootDir>/contract"],
    testMatch: ["<rootDir>/services/web/**/*.test.ts?(x)"],
    testEnvironment: "<rootDir>/services/web/test/BrowserEnvironment.js",
    setupFilesAfterEnv: ["<rootDir>/services/web/test/prepareTests.ts"],
  },
  api: {
    ...withPostgres,
    roots: ["<rootDir>/services/api", "<rootDir>/db", "<rootDir>/contract"],
    testMatch: ["<rootDir>/{services/api,db}/**/!(*.process).test.ts"],
  },
  // The built processes (dist/main.js, dist/standalone.js), started, stopped and killed as an operator would; and the operator's
  // scripts with a fake Docker.
  process: {
    ...withPostgres,
    roots: ["<rootDir>/services/api", "<rootDir>/e2e/scripts"],
    testMatch: ["**/*.process.test.ts"],
    setupFilesAfterEnv: ["<rootDir>/e2e/servers/waitLonger.ts"],
  },
  // A visitor's and an owner's journey in WebKit, which starts a server of its own.
  engines: {
    ...base,
    roots: ["<rootDir>/e2e/engines"],
    setupFilesAfterEnv: ["<rootDir>/e2e/servers/waitLonger.ts"],
  },
  stack: { ...stack, roots: ["<rootDir>/e2e/stack"] },
  // What takes minutes, and matters before a release or for a change under deploy/.
  release: {
    ...stack,
    roots: ["<rootDir>/e2e/release"],
    testPathIgnorePatterns: ["/upgrade\\.test\\.ts$"],
  },
  // On its own, since it leaves another version.
  upgrade: {
    ...stack,
    roots: ["<rootDir>/e2e/release"],
    testMatch: ["**/upgrade.test.ts"],
  },
};

export default {
  projects: Object.entries(projects).map(([displayName, project]) => ({ displayName, ...project })),
  // No test comes near it; it is for a machine that is busy with other things.
  testTimeout: 60_000,
};
