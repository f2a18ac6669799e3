// Runs the tests of site and API in a few groups, each one file for Jest. Jest loads React, Koa and everything else again
// for each file, and they run slowly until V8 has warmed up. That was half of the tests' time.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import config, { projects } from "../../jest.config.js";

const root = join(import.meta.dirname, "../..");

export default {
  ...config,
  rootDir: root,
  projects: [
    { displayName: "contract", ...projects.contract },
    ...inGroups("web", 3, ["services/web/src"]),
    ...inGroups("api", 4, ["services/api/src", "db"]),
  ].map((project) => ({ rootDir: root, ...project })),
};

/**
 * Files that mock a module (jest.mock) run alone: the mock would stay in place for later files.
 * @param {"web" | "api"} name
 * @param {number} count
 * @param {string[]} folders
 */
function inGroups(name, count, folders) {
  const files = folders.flatMap(findTests);
  const alone = files.filter((file) => /^jest\.mock\(/m.test(readFileSync(file, "utf8")));
  const others = files.filter((file) => !alone.includes(file));
  const groups = Array.from({ length: count }, (_, group) => ({
    ...projects[name],
    displayName: name,
    roots: ["<rootDir>/tools/jest"],
    testMatch: ["<rootDir>/tools/jest/together.js"],
    globals: { TEST_FILES: others.filter((_file, index) => index % count === group) },
  }));
  return [{ ...projects[name], displayName: name, testMatch: alone }, ...groups];
}

/** @param {string} folder */
function findTests(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.process)\.test\.tsx?$/.test(file) && !file.includes("node_modules"))
    .sort()
    .map((file) => join(root, folder, file));
}
