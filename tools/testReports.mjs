// What the runners' reports say: the numbers, and what failed.
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures title and message of each failed test, on a line each
 *
 * @typedef {object} JestReport the part of Jest's JSON that is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} testResults
 *
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ title: string, file: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} PlaywrightSpec
 */

/**
 * A runner that wrote no report, or ended badly without a failed test, counts as one failure.
 * @param {string} report
 * @param {number | null} status
 * @param {(text: string) => Result} toResult
 */
export function readReport(report, status, toResult) {
  const ended = `The runner ended with ${status}`;
  if (!existsSync(report)) {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${ended} and wrote no report`] };
  }
  const result = toResult(readFileSync(report, "utf8"));
  if (result.failed > 0 || status === 0) return result;
  return { ...result, failed: 1, failures: [`${ended} without a failed test`] };
}

/**
 * @param {string} text
 * @returns {Result}
 */
export function readJest(text) {
  /** @type {JestReport} */
  const report = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(describeSuite),
  };
}

/** @param {JestReport["testResults"][number]} suite */
function describeSuite({ name, message, assertionResults }) {
  if (assertionResults.length === 0) return message ? [toLine(name, message)] : [];
  return assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => toLine(fullName, failureMessages[0]));
}

/**
 * @param {string} text
 * @returns {Result}
 */
export function readPlaywright(text) {
  /** @type {{ stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>, errors: { message?: string }[], suites: PlaywrightSuite[] }} */
  const { stats, errors, suites } = JSON.parse(text);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => toLine("Playwright", message)),
      ...suites.flatMap(findFailedSpecs),
    ],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function findFailedSpecs({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return failed
    .map(({ file, title, tests }) =>
      toLine(
        `${file}: ${title}`,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
      ),
    )
    .concat(suites.flatMap(findFailedSpecs));
}

/**
 * @param {string} text
 * @returns {Result}
 */
export function readTap(text) {
  const count = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, "m").exec(text)?.[1]);
  return {
    passed: count("pass"),
    failed: count("fail") + count("cancelled"),
    skipped: count("skipped") + count("todo"),
    failures: Array.from(text.matchAll(/^ *not ok \d+ - (.*)$/gm), ([, title = ""]) => title),
  };
}

/**
 * @param {string} title
 * @param {string} [message]
 */
function toLine(title, message = "") {
  const [reason = ""] = stripVTControlCharacters(message).split(/\n\s+at /);
  return `${title}: ${reason.replaceAll(/\s+/g, " ").slice(0, 300)}`;
}
