import path from "node:path";
import { nodeProject } from "../../jest.swc.js";

/** The API and the database, over HTTP against a real Postgres that test/globalSetup.ts provides. */
export default {
  ...nodeProject,
  displayName: "api",
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/src", "<rootDir>/test", path.resolve(import.meta.dirname, "../../db")],
  testPathIgnorePatterns: ["\\.process\\.test\\.ts$", "/test/together/"],
  globalSetup: "<rootDir>/test/globalSetup.ts",
  globalTeardown: "<rootDir>/test/globalTeardown.ts",
  setupFilesAfterEnv: ["<rootDir>/test/prepareTests.ts"],
};
