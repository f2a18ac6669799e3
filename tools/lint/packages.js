// Which npm packages each layer of tools/lint/layers.js may import (docs/architecture.md), as data.
import { layers } from "./layers.js";

const api = "services/api/src";
const apiLayers = Object.keys(layers).filter((name) => name.startsWith("api-"));
const webLayers = Object.keys(layers).filter((name) => name.startsWith("web-"));

/** Packages -> the only layers and files that may import them. `node:*` are Node's own modules. */
export const packages = [
  {
    names: ["node:*"],
    only: [
      ...apiLayers,
      "db",
      "web-documents",
      "web-test",
      "contract-test",
      "docker-test",
      "e2e",
      "tool",
    ],
  },
  { names: ["knex"], only: ["db", "api-database", "api-command", "api-repository", "api-test"] },
  { names: ["pg"], only: ["api-database", "api-standalone", "api-test", "tool"] },
  {
    names: ["koa", "koa-bodyparser", "@koa/*"],
    only: ["api-app", "api-middleware", "api-http", "api-routes", "api-test", "tool"],
  },
  { names: ["react", "react-dom", "react-router-dom", "styled-components"], only: webLayers },
  { names: ["lucide-react", "radix-ui", "dayjs"], only: webLayers },
  {
    names: ["final-form", "react-final-form"],
    only: ["web-form", "web-admin", "web-feature", "web-test"],
  },
  {
    names: ["react-redux", "@reduxjs/toolkit"],
    only: ["web-api", "web-feature", "web-pages", "web-test"],
  },
];

const look = ["react", "react-dom", "styled-components", "lucide-react"];

/** Layers that may import only these packages. @type {Record<string, string[]>} */
export const onlyPackages = {
  contract: ["json-schema-to-ts"],
  db: ["knex", "node:*"],
  "web-theme": ["styled-components"],
  "web-browser": ["react"],
  "web-site": ["react"],
  "web-ui": [...look, "react-router-dom", "radix-ui"],
};

/** Files that may import a package that the rest of their layer may not. */
export const specialFiles = {
  "api-repository": [
    `${api}/features/**/*Repository.ts`,
    `${api}/features/quoteRequests/storeQuoteRequest.ts`,
  ],
  "api-routes": `${api}/features/**/*Routes.ts`,
};
