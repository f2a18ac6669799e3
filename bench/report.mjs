import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import { show } from "./measure.mjs";
import { root } from "./stack.mjs";

/** @typedef {import("./measure.mjs").Figure} Figure */

export function describeMachine() {
  const memory = Math.round(totalmem() / 2 ** 30);
  const commit = execFileSync("git", ["describe", "--always", "--dirty"], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  return `${cpus().length} cores (${cpus()[0]?.model.trim() ?? ""}), ${memory} GB, commit ${commit}`;
}

/**
 * One table per group: medians, with the minimum and maximum of all rounds in brackets.
 * @param {{ machine: string, minutes: number, figures: Figure[] }} run
 */
export function toMarkdown({ machine, minutes, figures }) {
  const groups = [...new Set(figures.map(({ group }) => group))];
  const tables = groups.map((name) => {
    const rows = figures.filter(({ group }) => group === name);
    return `### ${name}\n\n${toTable(rows)}\n`;
  });
  return `${machine}. ${show(minutes)} minutes.\n\n${tables.join("\n")}`;
}

/** @param {Figure[]} rows */
function toTable(rows) {
  const units = [...new Set(rows.flatMap((row) => Object.keys(row.units)))];
  const hasRatio = rows.some(({ ratio }) => ratio);
  const head = ["", ...units, ...(hasRatio ? ["of the limit", "goal"] : [])];
  const lines = rows.map(({ name, units: own, ratio, goal }) => [
    name,
    ...units.map((unit) => (own[unit] ? toCell(own[unit], show) : "")),
    ...(hasRatio ? [ratio ? toCell(ratio, (n) => n.toFixed(2)) : "", goal ?? ""] : []),
  ]);
  return [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...lines]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/**
 * @param {import("./measure.mjs").Summary} summary
 * @param {(number: number) => string} say
 */
function toCell({ median, min, max }, say) {
  return min === max ? say(median) : `${say(median)} (${say(min)}–${say(max)})`;
}
