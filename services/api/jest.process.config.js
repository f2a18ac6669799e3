import api from "./jest.config.js";

/** The built processes (dist/main.js, dist/standalone.js), started, stopped and killed as an operator would. */
export default {
  ...api,
  displayName: "process",
  roots: ["<rootDir>/src"],
  testMatch: ["**/*.process.test.ts"],
  testPathIgnorePatterns: [],
};
