import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import { show } from "./measure.mjs";
import { root } from "./stack.mjs";

export function describeMachine() {
  const memory = Math.round(totalmem() / 2 ** 30);
  const commit = execFileSync("git", ["describe", "--always", "--dirty"], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  return `${cpus().length} cores (${cpus()[0].model.trim()}), ${memory} GB, commit ${commit}`;
}

/** One table per group: medians, with the minimum and maximum of all rounds in brackets. */
export function toMarkdown({ machine, minutes, figures }) {
  const groups = Map.groupBy
    ? Map.groupBy(figures, ({ group }) => group)
    : new Map(figures.map(({ group }) => [group, figures.filter((one) => one.group === group)]));
  const tables = [...groups].map(([group, rows]) => `### ${group}\n\n${toTable(rows)}\n`);
  return `${machine}. ${show(minutes)} minutes.\n\n${tables.join("\n")}`;
}

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

function toCell({ median, min, max }, say) {
  return min === max ? say(median) : `${say(median)} (${say(min)}–${say(max)})`;
}
