import { nodeProject } from "../jest.swc.js";

/** The main journeys in WebKit and Firefox; each starts a server of its own. */
export default {
  ...nodeProject,
  displayName: "engines",
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/engines"],
  testTimeout: 180_000,
};
