import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules about the page as a whole do not apply while a popup hides the rest of it. */
const WHOLE_PAGE = [...WCAG, "best-practice"];

type Scope = "page" | "popup";

/** axe's violations of WCAG 2.0 to 2.2, levels A and AA, one line each. */
export async function findViolations(page: Page, scope: Scope = "page"): Promise<string[]> {
  await page.evaluate(source);
  const tags = scope === "page" ? WHOLE_PAGE : WCAG;
  const results = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run: (...args: unknown[]) => Promise<AxeResults> };
    };
    return axe.run(document, { runOnly, resultTypes: ["violations"] });
  }, tags);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
  );
}
