// Who may import whom (eslint.imports.js), and how long files and functions may get. The rest is oxlint's (.oxlintrc.json).
import boundaries from "eslint-plugin-boundaries";
import { defineConfig } from "eslint/config";
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
    plugins: { boundaries },
    languageOptions: { parser: tseslint.parser },
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
      "boundaries/no-unknown-files": "error",
      "no-restricted-syntax": [
        "error",
        { selector: "TSEnumDeclaration", message: "Use a union of strings instead of an enum." },
      ],
    },
  },
  ...importRules,
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
);
