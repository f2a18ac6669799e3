import stack from "./jest.config.js";

/** The compose stack, broken in full size: `make test-faults`. */
export default {
  ...stack,
  displayName: "faults",
  roots: ["<rootDir>/faults"],
  testPathIgnorePatterns: [],
};
