import { nodeProject } from "../jest.swc.js";

export default { ...nodeProject, displayName: "contract", rootDir: import.meta.dirname };
