import stack from "./jest.config.js";

/** The full fault tests: `make test-faults`. */
export default {
  ...stack,
  displayName: "faults",
  roots: ["<rootDir>/faults"],
  testPathIgnorePatterns: [],
};
