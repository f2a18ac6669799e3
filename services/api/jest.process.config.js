import api from "./jest.config.js";

/** The built processes (dist/main.js, dist/standalone.js), started, stopped and killed as an operator would. */
export default {
  ...api,
  displayName: "process",
  roots: ["<rootDir>/src"],
  testMatch: ["**/*.process.test.ts"],
  testPathIgnorePatterns: [],
  // Each test waits for real processes to come and go.
  testTimeout: 60_000,
};
