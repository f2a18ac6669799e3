// Runs most test files of a package in a few groups. Jest gives each file that it runs a world of its own, where React,
// Koa and all others are loaded anew and run slowly until V8 has warmed up: that was half of the tests' time.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * A project whose files run in the groups of its test/together. Those that replace a module (jest.mock) run alone: it
 * would stay replaced for the files after them.
 * @template {{ rootDir: string }} Project
 * @param {Project} project
 * @param {string[]} folders with its tests, from the repository's root
 */
export function together(project, folders) {
  return {
    ...project,
    testPathIgnorePatterns: [],
    testMatch: [
      "<rootDir>/test/together/*.test.*",
      ...findTests(folders)
        .filter((file) => replacesModules(file))
        .map((file) => path.resolve(file)),
    ],
  };
}

/**
 * Returns a function that makes the test files of a group parts of the file that calls it, which bears the group's name.
 * @template {string} Group
 * @param {string[]} folders with the tests, from the repository's root
 * @param {Record<Group, RegExp>} groups a file belongs to the first one that matches its path from there
 */
export function groupTests(folders, groups) {
  const files = findTests(folders).filter((file) => !replacesModules(file));
  const names = files.map((file) => findGroup(file, groups));
  return (/** @type {Group} */ group) => {
    files
      .filter((_, at) => names[at] === group)
      // With a "describe" of their own, a file's hooks are for its tests only.
      .forEach((file) => {
        describe(file, () => {
          jest.requireActual(path.resolve(file));
        });
      });
  };
}

/**
 * Throws if the file would not run: no group is to lose one unnoticed.
 * @param {string} file
 * @param {Record<string, RegExp>} groups
 */
function findGroup(file, groups) {
  const group = Object.keys(groups).find((name) => groups[name]?.test(file));
  const { testPath = "" } = expect.getState();
  if (!group || !existsSync(path.join(path.dirname(testPath), `${group}.test.js`))) {
    throw new Error(`No group of tests runs ${file}.`);
  }
  return group;
}

/**
 * Paths from the repository's root, where Jest is started: where that lies must not decide which group a file is in.
 * @param {string[]} folders
 */
function findTests(folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.tsx?$/.test(file) && !/node_modules|\.process\./.test(file))
      .sort()
      .map((file) => path.join(folder, file)),
  );
}

/** @param {string} file */
function replacesModules(file) {
  return /^jest\.mock\(/m.test(readFileSync(file, "utf8"));
}
