// Typed rules for every line, and who may import whom (docs/architecture.md): one rule per folder,
// so that a new feature needs no new rule.
import boundaries from "eslint-plugin-boundaries";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const elements = [
  { type: "contract", pattern: "contract" },
  { type: "db", pattern: "db" },
  { type: "api-feature", pattern: "services/api/src/features/*", capture: ["feature"] },
  { type: "api-app", pattern: "services/api/src/app" },
  { type: "api-command", pattern: "services/api/src/commands" },
  { type: "api-standalone", pattern: "services/api/src/standalone" },
  { type: "api-middleware", pattern: "services/api/src/middleware" },
  { type: "api-http", pattern: "services/api/src/http" },
  { type: "api-database", pattern: "services/api/src/database" },
  { type: "api-process", pattern: "services/api/src/process" },
  { type: "api-config", pattern: "services/api/src/config" },
  { type: "api-test", pattern: "services/api/test" },
  { type: "api-entry", pattern: "services/api/src" },
  { type: "web-feature", pattern: "services/web/src/features/*", capture: ["feature"] },
  { type: "web-app", pattern: "services/web/src/app" },
  { type: "web-render", pattern: "services/web/src/render" },
  { type: "web-pages", pattern: "services/web/src/pages" },
  { type: "web-admin", pattern: "services/web/src/admin" },
  { type: "web-form", pattern: "services/web/src/form" },
  { type: "web-late", pattern: "services/web/src/late" },
  { type: "web-ui", pattern: "services/web/src/ui" },
  { type: "web-theme", mode: "full", pattern: "services/web/src/{theme,ground}.ts" },
  { type: "web-api", pattern: "services/web/src/api" },
  { type: "web-site", pattern: "services/web/src/site" },
  { type: "web-toast", pattern: "services/web/src/toast" },
  { type: "web-picture", pattern: "services/web/src/pictures" },
  { type: "web-test", pattern: "services/web/test" },
  { type: "web-entry", pattern: "services/web/src" },
  { type: "e2e", pattern: "e2e" },
];

const apiBase = ["contract", "api-http", "api-database", "api-process", "api-config"];
const webBase = [
  "contract",
  "web-late",
  "web-ui",
  "web-theme",
  "web-api",
  "web-site",
  "web-toast",
  "web-picture",
];

/** Folder -> the folders that it may import from, besides itself. */
const mayImport = {
  contract: [],
  db: [],
  "api-config": ["contract"],
  "api-process": ["api-config"],
  "api-database": ["api-config", "api-process"],
  "api-http": ["contract"],
  "api-middleware": apiBase,
  "api-standalone": ["api-config", "api-process"],
  "api-app": [...apiBase, "api-middleware", "api-feature"],
  "api-command": [...apiBase, "db", "api-standalone", "api-app", "api-feature"],
  "api-entry": [...apiBase, "api-app", "api-standalone", "api-feature"],
  "api-test": [...apiBase, "db", "api-app", "api-command", "api-feature"],
  "web-theme": [],
  "web-late": [],
  "web-site": ["contract"],
  "web-api": ["contract"],
  "web-ui": ["web-theme", "web-late"],
  "web-toast": ["web-api", "web-ui", "web-theme"],
  "web-form": webBase,
  "web-admin": [...webBase, "web-form"],
  "web-pages": [...webBase, "web-form", "web-admin", "web-feature"],
  "web-app": [...webBase, "web-pages", "web-feature"],
  "web-render": [...webBase, "web-app", "web-pages"],
  "web-entry": [...webBase, "web-app"],
  "web-test": [...webBase, "web-app", "web-admin", "web-feature"],
  e2e: [],
};

const importRules = Object.entries(mayImport).map(([from, types]) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: [from, ...types] } } },
}));

const ownFeature = (type, ...others) => ({
  from: { element: { type } },
  allow: [
    { to: { element: { type: others } } },
    { to: { element: { type, captured: { feature: "{{ from.element.captured.feature }}" } } } },
  ],
});

export default tseslint.config(
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
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { boundaries },
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    settings: {
      "boundaries/elements": elements,
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
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: [
            ...importRules,
            ownFeature("api-feature", ...apiBase, "db", "api-middleware"),
            ownFeature("web-feature", ...webBase, "web-admin", "web-form"),
          ],
        },
      ],
    },
  },
  {
    files: ["services/web/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ["**/*.test.{ts,tsx}", "services/*/test/**", "e2e/**"],
    rules: { "boundaries/dependencies": "off", "boundaries/no-unknown-files": "off" },
  },
);
