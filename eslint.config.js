// What oxlint (.oxlintrc.json) cannot: who may import whom, and no enums.
import boundaries from "eslint-plugin-boundaries";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import { fileCategories, importRules } from "./tools/lint/imports.js";

export default defineConfig(
  { ignores: ["**/dist/", "**/generated/", ".data/", ".cache/", "**/test-results/"] },
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
);
