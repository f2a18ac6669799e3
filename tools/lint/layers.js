// Who may import whom (docs/architecture.md), as data. A layer is a folder, so a new feature needs no new rule.

const api = "services/api/src";
const web = "services/web/src";

const apiBase = ["contract", "api-http", "api-database", "api-process", "api-config"];
const apiStart = ["api-config", "api-process", "api-app"];
const webBase = [
  "contract",
  "web-browser",
  "web-ui",
  "web-theme",
  "web-api",
  "web-site",
  "web-toast",
  "web-pictures",
];

/** Layer -> its files, and the layers that it may import besides itself. */
export const layers = {
  tool: {
    files: [
      "*.js",
      "tools/**",
      "{bench,e2e}/**/*.mjs",
      "{contract,services/*}/scripts/*.mjs",
      "services/*/{*.{js,mjs},test/*.js}",
    ],
    imports: ["contract"],
  },
  contract: { files: "contract/{src,generated}/**", imports: [] },
  db: { files: "db/**", imports: [] },

  "api-config": { files: `${api}/config/**`, imports: ["contract", "json"] },
  "api-process": { files: `${api}/process/**`, imports: ["api-config"] },
  "api-database": { files: `${api}/database/**`, imports: ["api-config", "api-process"] },
  "api-http": { files: `${api}/http/**`, imports: ["contract"] },
  "api-middleware": { files: `${api}/middleware/**`, imports: apiBase },
  "api-standalone": { files: `${api}/standalone/**`, imports: ["api-config", "api-process"] },
  "api-feature": {
    files: `${api}/features/*/**`,
    imports: [...apiBase, "api-middleware", "db", "json", "web-public"],
  },
  "api-app": { files: `${api}/app/**`, imports: [...apiBase, "api-middleware", "api-feature"] },
  "api-command": {
    files: `${api}/commands/**`,
    imports: [...apiBase, "db", "api-feature", "api-app", "api-standalone"],
  },
  // Every entry point is a separate process, so none imports another.
  "api-main": { files: `${api}/main.ts`, imports: apiStart },
  "api-make-start": {
    files: `${api}/standalone.ts`,
    imports: [...apiStart, "api-database", "api-standalone", "api-feature"],
  },
  "api-encoder": { files: `${api}/encoder.ts`, imports: ["api-http", "api-feature"] },
  // Before api-test, since a file belongs to the first test layer that matches: e2e imports it too.
  "docker-test": { files: "services/api/test/isDockerThere.ts", imports: [] },
  "api-test": {
    files: ["services/api/test/**", `${api}/**/*.test.ts`, "db/**/*.test.ts"],
    imports: ["api-*", "contract", "contract-test", "db", "docker-test", "json"],
  },

  "web-theme": { files: `${web}/{theme,ground}.ts`, imports: [] },
  "web-browser": { files: `${web}/browser/**`, imports: [] },
  "web-site": { files: `${web}/site/**`, imports: ["contract", "json"] },
  "web-api": { files: `${web}/api/**`, imports: ["contract", "web-browser"] },
  "web-pictures": { files: `${web}/pictures/**`, imports: ["contract", "web-theme"] },
  "web-ui": { files: `${web}/ui/**`, imports: ["web-theme", "web-browser"] },
  "web-toast": { files: `${web}/toast/**`, imports: ["web-ui"] },
  "web-form": { files: `${web}/form/**`, imports: webBase },
  "web-admin": { files: `${web}/admin/**`, imports: [...webBase, "web-form"] },
  "web-feature": {
    files: `${web}/features/*/**`,
    imports: [...webBase, "web-form", "web-admin"],
  },
  "web-pages": {
    files: `${web}/pages/**`,
    imports: [...webBase, "web-form", "web-admin", "web-feature"],
  },
  "web-app": {
    files: `${web}/app/**`,
    imports: [...webBase, "web-feature", "web-pages"],
  },
  // Siblings: neither imports the other, nor does the admin area import them.
  "web-documents": {
    files: `${web}/documents/**`,
    imports: [...webBase, "web-feature", "web-pages", "web-app", "web-public", "json"],
  },
  "web-islands": { files: `${web}/islands/**`, imports: [...webBase, "web-feature"] },
  "web-entry": { files: `${web}/main.tsx`, imports: [...webBase, "web-app"] },
  "web-test": {
    files: ["services/web/test/**", `${web}/**/*.test.{ts,tsx}`],
    imports: ["web-*", "contract", "contract-test", "json"],
  },

  "contract-test": {
    files: ["contract/test/**", "contract/src/**/*.test.ts"],
    imports: ["contract", "json"],
  },
  "web-public": { files: "services/web/public/**", imports: [] },
  e2e: { files: "e2e/**", imports: ["contract", "contract-test", "docker-test", "api-standalone"] },
  json: { files: ["*.json", "db/seeds/*.json"], imports: [] },
};

/** Layers whose subfolders may not import each other. */
export const separated = ["api-feature", "web-feature"];
