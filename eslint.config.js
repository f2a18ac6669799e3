// Typed rules for every line, and who may import whom (docs/architecture.md): one rule per folder,
// so that a new feature needs no new rule.
import boundaries from "eslint-plugin-boundaries";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const elements = [
  { type: "contract", pattern: "contract" },
  { type: "db", pattern: "db" },
  { type: "api-feature", pattern: "services/api/src/features/*", capture: ["feature"] },
  { type: "api-crud", pattern: "services/api/src/crud" },
  { type: "api-middleware", pattern: "services/api/src/middleware" },
  { type: "api-command", pattern: "services/api/src/commands" },
  { type: "api-standalone", pattern: "services/api/src/standalone" },
  { type: "api-test", pattern: "services/api/test" },
  { type: "api-root", pattern: "services/api/src" },
  { type: "web-feature", pattern: "services/web/src/features/*", capture: ["feature"] },
  { type: "web-app", pattern: "services/web/src/app" },
  { type: "web-pages", pattern: "services/web/src/pages" },
  { type: "web-crud", pattern: "services/web/src/crud" },
  { type: "web-ui", pattern: "services/web/src/ui" },
  { type: "web-theme", pattern: "services/web/src/theme" },
  { type: "web-api", pattern: "services/web/src/api" },
  { type: "web-site", pattern: "services/web/src/site" },
  { type: "web-toast", pattern: "services/web/src/toast" },
  { type: "web-picture", pattern: "services/web/src/pictures" },
  { type: "web-test", pattern: "services/web/test" },
  { type: "web-entry", pattern: "services/web/src" },
  { type: "e2e", pattern: "e2e" },
];

// In services/api/src itself lie the process, the app with its worker and metrics, and what everything may use; only the first ones
// reach up.
const files = [
  { category: "api-process", pattern: "services/api/src/{main,standalone,encoder}.ts" },
  { category: "api-app", pattern: "services/api/src/{app,metrics,worker}.ts" },
];

const apiBase = ["contract", "db", "api-root"];
const webBase = [
  "contract",
  "web-ui",
  "web-theme",
  "web-api",
  "web-site",
  "web-toast",
  "web-picture",
];

const mayImport = {
  contract: ["contract"],
  db: ["db"],
  "api-root": apiBase,
  "api-crud": [...apiBase, "api-crud"],
  "api-middleware": [...apiBase, "api-middleware"],
  "api-standalone": [...apiBase, "api-standalone"],
  "api-command": [...apiBase, "api-command", "api-standalone", "api-feature"],
  "api-test": [...apiBase, "api-command", "api-feature", "api-test"],
  "web-theme": ["web-theme"],
  "web-ui": ["web-ui", "web-theme"],
  "web-site": ["contract", "web-site"],
  "web-api": ["contract", "web-api"],
  "web-toast": ["web-toast", "web-api", "web-ui", "web-theme"],
  "web-crud": [...webBase, "web-crud"],
  "web-pages": [...webBase, "web-crud", "web-feature", "web-pages"],
  "web-app": [...webBase, "web-app", "web-pages", "web-feature"],
  "web-entry": [...webBase, "web-app", "web-pages"],
  "web-test": [...webBase, "web-app", "web-crud", "web-feature", "web-test"],
  e2e: ["e2e"],
};

const importRules = Object.entries(mayImport).map(([from, types]) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: types } } },
}));

const reachUp = [
  { disallow: { to: { file: { categories: ["api-app", "api-process"] } } } },
  {
    from: { file: { categories: ["api-app"] } },
    allow: { to: { element: { type: ["api-crud", "api-middleware", "api-feature"] } } },
  },
  {
    from: { file: { categories: ["api-process"] } },
    allow: {
      to: { element: { type: [...apiBase, "api-feature", "api-command", "api-standalone"] } },
    },
  },
];

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
      "boundaries/files": files,
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
            ...reachUp,
            ownFeature("api-feature", ...apiBase, "api-crud"),
            ownFeature("web-feature", ...webBase, "web-crud"),
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
