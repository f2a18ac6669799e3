// All projects of Jest. One of them: npx jest --selectProjects api; one file: npx jest search.test.tsx.
// tools/test.mjs runs them one after the other, for `make test`.

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
    "\\.png$": "<rootDir>/services/api/test/pictureAsBase64.js",
  },
  // The single icons are ES modules.
  transformIgnorePatterns: ["/node_modules/(?!lucide-react/)"],
  moduleNameMapper: {
    "^@ridgeline/contract/checks/(.*)$": "<rootDir>/contract/generated/$1.ts",
    "^@ridgeline/contract/(.*)$": "<rootDir>/contract/src/$1.ts",
    "^@ridgeline/db/(.*)\\.json$": "<rootDir>/db/$1.json",
    "^@ridgeline/db/(.*)$": "<rootDir>/db/$1.ts",
    "\\.svg$": "<rootDir>/services/web/test/pictureAddress.ts",
    // Its development build checks the whole state after each change, which took a tenth of the tests' time.
    "^@reduxjs/toolkit$":
      "<rootDir>/node_modules/@reduxjs/toolkit/dist/cjs/redux-toolkit.production.min.cjs",
    "^react-remove-scroll$": "<rootDir>/services/web/src/admin/kit/RemoveScroll.tsx",
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
export const projects = {
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
  // The built processes (dist/main.js, dist/standalone.js), started, stopped and killed as an operator would.
  process: {
    ...withPostgres,
    roots: ["<rootDir>/services/api"],
    testMatch: ["**/*.process.test.ts"],
  },
  // With a short version of the fault tests; registry.test.ts is too slow for it.
  stack: {
    ...stack,
    roots: ["<rootDir>/e2e/stack", "<rootDir>/e2e/faults"],
    testPathIgnorePatterns: ["faults/registry"],
  },
  faults: { ...stack, roots: ["<rootDir>/e2e/faults"] },
  // A visitor's and an owner's journey in WebKit.
  engines: { ...base, roots: ["<rootDir>/e2e/engines"] },
};

export default {
  projects: Object.entries(projects).map(([displayName, project]) => ({ displayName, ...project })),
  testSequencer: "<rootDir>/e2e/stack/UpgradeLast.mjs",
  // Nothing comes near it; it is for a machine that is busy with other things.
  testTimeout: 300_000,
};
