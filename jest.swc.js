import path from "node:path";

/** What the projects that run in Node (contract, db, api) share: TypeScript through swc, our own packages from source. */
export const nodeProject = {
  testEnvironment: "node",
  transform: {
    "\\.[cm]?[jt]s$": [
      "@swc/jest",
      {
        jsc: { parser: { syntax: "typescript" }, target: "es2022" },
        module: { type: "commonjs" },
      },
    ],
    "\\.png$": path.resolve(import.meta.dirname, "services/api/test/pictureAsBase64.js"),
  },
  moduleNameMapper: {
    "^@ridgeline/contract/checks/(.*)$": path.resolve(
      import.meta.dirname,
      "contract/generated/$1.ts",
    ),
    "^@ridgeline/contract/(.*)$": path.resolve(import.meta.dirname, "contract/src/$1.ts"),
    "^@ridgeline/db/(.*)\\.json$": path.resolve(import.meta.dirname, "db/$1.json"),
    "^@ridgeline/db/(.*)$": path.resolve(import.meta.dirname, "db/$1.ts"),
  },
};
