import { nodeProject } from "../jest.swc.js";

/** The recipe for a content kind, applied to copies of the repository. Each step runs real compilers and builds. */
export default {
  ...nodeProject,
  displayName: "recipe",
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/recipe"],
  testTimeout: 300_000,
};
