import path from "node:path";

/** Components and units, in jsdom; run by the root's jest as the project "web". */
export default {
  displayName: "web",
  rootDir: import.meta.dirname,
  testEnvironment: "<rootDir>/test/BrowserEnvironment.js",
  testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
  setupFilesAfterEnv: ["<rootDir>/test/prepareTests.ts"],
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
        module: { type: "commonjs" },
      },
    ],
  },
  // Compiled validators and the single icons are ES modules.
  transformIgnorePatterns: ["/node_modules/(?!(@ridgeline|lucide-react)/)"],
  moduleNameMapper: {
    "^@ridgeline/contract/checks/(.*)$": path.resolve(
      import.meta.dirname,
      "../../contract/generated/$1.ts",
    ),
    "^@ridgeline/contract/(.*)$": path.resolve(import.meta.dirname, "../../contract/src/$1.ts"),
    "\\.svg$": "<rootDir>/test/pictureAddress.ts",
    "^react-remove-scroll$": "<rootDir>/src/ui/overlay/RemoveScroll.tsx",
  },
};
