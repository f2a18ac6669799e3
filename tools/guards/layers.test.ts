// ESLint refuses what tools/lint/layers.js and packages.js do not allow: one example for each kind of rule. The rules come
// from plugins whose options failed silently before (decision 017).
import { execFileSync } from "node:child_process";
import { root } from "./repository";

const api = "services/api/src";
const web = "services/web/src";

const refused: [file: string, code: string][] = [
  // a layer above, in every way to import it
  [`${api}/http/x.ts`, 'import { createApp } from "../app/createApp";'],
  [`${api}/http/x.ts`, 'import type { App } from "../app/createApp";'],
  [`${api}/http/x.ts`, 'export * from "../app/createApp";'],
  [`${api}/http/x.ts`, 'export const app = import("../app/createApp");'],
  [`${api}/http/x.ts`, 'export const app = require("../app/createApp");'],
  [`${api}/http/x.ts`, 'export type App = typeof import("../app/createApp");'],
  [`${web}/ui/x.ts`, 'import "../pages/admin/adminRoutes";'],
  [`${web}/pictures/x.ts`, 'import "../toast/Toaster";'],
  ["contract/src/x.ts", 'import "../../db/migrate";'],
  // another program, another feature, an entry point, a test
  [`${web}/app/x.ts`, 'import "../../../api/src/http/apiErrors";'],
  [`${web}/features/services/x.ts`, 'import "../session/useLogin";'],
  [`${api}/features/health/x.ts`, 'import "../media/photoRoutes";'],
  [`${api}/app/x.ts`, 'import "../main";'],
  [`${api}/http/x.ts`, 'import "../app/createApp.test";'],
  ["e2e/support/x.ts", 'import "../../services/api/src/http/apiErrors";'],
  // a package in the wrong layer
  [`${api}/http/x.ts`, 'import "knex";'],
  [`${api}/features/media/x.ts`, 'import "knex";'],
  [`${api}/features/media/x.ts`, 'import "@koa/router";'],
  [`${api}/commands/x.ts`, 'import "pg";'],
  [`${web}/ui/x.ts`, 'import "@reduxjs/toolkit/query/react";'],
  [`${web}/browser/x.ts`, 'import "radix-ui";'],
  [`${web}/api/x.ts`, 'import "node:fs/promises";'],
  ["contract/src/x.ts", 'import "react";'],
];

const outsideLayers: [file: string, code: string][] = [
  [`${web}/helpers/x.ts`, "export {};"],
  [`${api}/x.ts`, "export {};"],
];

const allowed: [file: string, code: string][] = [
  [`${api}/http/x.ts`, 'import "./apiErrors";'],
  [`${api}/app/x.ts`, 'import "../features/media/photoRoutes"; import "koa"; import "node:fs";'],
  [`${api}/features/media/x.ts`, 'import "./photoRoutes";'],
  [`${api}/features/media/xRepository.ts`, 'import "knex";'],
  [`${api}/features/media/xRoutes.ts`, 'import "@koa/router";'],
  [`${api}/standalone/x.ts`, 'import "pg";'],
  [`${web}/ui/x.ts`, 'import "../theme"; import "radix-ui";'],
  [`${web}/features/services/x.ts`, 'import "../../api/callApi"; import "react-redux";'],
  ["e2e/support/x.ts", 'import "../../contract/test/quoteRequests"; import "node:fs";'],
  ["tools/x.mjs", 'import "node:fs";'],
];

let found: string[][];
beforeAll(() => {
  const input = JSON.stringify([...refused, ...outsideLayers, ...allowed]);
  const program = `${root}/tools/guards/lintSnippets.mjs`;
  const output = execFileSync(process.execPath, [program], { cwd: root, input, encoding: "utf8" });
  found = JSON.parse(output) as string[][]; // what lintSnippets.mjs prints
});

test("each of these imports what it may not", () => {
  const missed = refused.filter((_, index) => found[index]?.join() !== "boundaries/dependencies");

  expect(missed).toEqual([]);
});

test("these are in no layer", () => {
  const theirs = found.slice(refused.length, -allowed.length);

  expect(theirs).toEqual(outsideLayers.map(() => ["boundaries/no-unknown-files"]));
});

test("these break no rule", () => {
  expect(found.slice(-allowed.length).flat()).toEqual([]);
});
