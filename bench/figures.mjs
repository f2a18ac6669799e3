// The figures of one run: medians, with the minimum and maximum of all rounds in brackets.
const ROUNDS = 5;

/** @typedef {Record<string, number>} Values Numbers by unit. */
/** @typedef {{ name: string, measure: () => Values | Promise<Values> }} Subject */

/** @type {string[]} */
const tables = [];
export const allTables = () => tables.join("\n");

/**
 * Measures the subjects in turn, round by round, so that any disturbance affects all of them. The first one is the limit:
 * the others' first unit is compared with the limit's.
 * @param {string} title
 * @param {Subject[]} subjects
 */
export async function measure(title, subjects) {
  console.log(`\n${title}`);
  /** @type {Values[][]} */
  const values = subjects.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      values[index]?.push(await subject.measure());
    }
  }
  const units = Object.keys(values[0]?.[0] ?? {});
  const column = (/** @type {Values[]} */ rounds, unit = "") =>
    rounds.map((round) => round[unit] ?? NaN);
  const limits = column(values[0] ?? [], units[0]);
  const rows = subjects.map(({ name }, index) => {
    const own = values[index] ?? [];
    const ratios = column(own, units[0]).map((value, round) => value / (limits[round] ?? NaN));
    const isLimit = index === 0;
    return [name, ...units.map((unit) => show(column(own, unit))), isLimit ? "" : show(ratios)];
  });
  const head = ["", ...units, "of the limit"];
  const lines = [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows];
  const table = lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  console.log(table);
  tables.push(`### ${title}\n\n${table}\n`);
}

/** @param {number[]} numbers */
function show(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [median, least, most] = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)];
  return least === most ? say(median) : `${say(median)} (${say(least)}–${say(most)})`;
}

/** Three significant digits; more would be noise. */
const say = (number = NaN) =>
  number >= 100
    ? Math.round(number).toLocaleString("en")
    : number.toLocaleString("en", { maximumSignificantDigits: 3 });
