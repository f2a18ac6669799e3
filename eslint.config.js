// Typed rules for every line, who may import whom (eslint.imports.js), and how long files and functions may get.
import boundaries from "eslint-plugin-boundaries";
import { defineConfig } from "eslint/config";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { fileCategories, importRules } from "./eslint.imports.js";

export default defineConfig(
  {
    ignores: [
      "**/dist/",
      "**/generated/",
      "**/node_modules/",
      ".data/",
      ".cache/",
      "**/test-results/",
    ],
  },
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { boundaries },
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    settings: {
      "boundaries/files": fileCategories,
      "boundaries/dependency-nodes": ["import", "export", "dynamic-import", "require"],
      "boundaries/additional-dependency-nodes": [
        { name: "import-type", selector: "TSImportType > Literal", kind: "type" },
      ],
      "boundaries/root-path": import.meta.dirname,
      "import/resolver": { typescript: { alwaysTryTypes: false } },
    },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-empty-function": "off",
      // RTK Query says "takes no argument" with void: build.query<Service[], void>.
      "@typescript-eslint/no-invalid-void-type": "off",
      // It fights tsconfig's noPropertyAccessFromIndexSignature.
      "@typescript-eslint/dot-notation": "off",
      "boundaries/no-unknown-files": "error",
    },
  },
  ...importRules,
  {
    files: ["**/*.{js,mjs}", "bench/lighthouse.d.ts"],
    languageOptions: {
      parserOptions: { projectService: false, project: "scripts/tsconfig.json" },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": [
        "error",
        { allowForKnownSafeCalls: [{ from: "package", package: "node:test", name: "test" }] },
      ],
      // JSDoc has no way to give JSON.parse and dynamic imports a type in place.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    ignores: [
      "**/*.{test,spec}.*",
      "services/*/test/**",
      "contract/test/**",
      "db/test/**",
      "e2e/**",
    ],
    rules: {
      "max-lines": ["error", 160],
      "max-lines-per-function": ["error", 60],
    },
  },
  // process/print.ts makes visitors' words harmless for a terminal.
  { files: ["services/api/src/commands/*.ts"], rules: { "no-console": "error" } },
  {
    files: ["services/web/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat.recommended],
  },
);
