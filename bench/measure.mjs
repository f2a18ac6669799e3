// The figures of one run. Each round measures every subject and its limit once, so that any disturbance affects both.
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);

const figures = [];
export const allFigures = () => figures;

/**
 * Measures each subject of a group in turn, round by round. `subjects` are { name, limit?, goal?, measure }: `limit` names
 * the subject to compare with, `goal` the minimum ratio. `measure` resolves to numbers by unit; the first one is compared.
 * `prepare` runs before each measurement.
 */
export async function measureRounds(group, subjects, { rounds = ROUNDS, prepare } = {}) {
  const values = new Map(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, measure } of subjects) {
      await prepare?.();
      values.get(name).push(await measure());
    }
  }
  for (const { name, limit, goal } of subjects) {
    const own = values.get(name);
    const [unit] = Object.keys(own[0]);
    const ratio =
      limit && summarize(own.map((value, round) => value[unit] / values.get(limit)[round][unit]));
    addFigure({ group, name, limit, goal, ratio, ...summaries(own) });
  }
}

/** A figure that is not a rate: `values` are numbers by unit, one object per repetition. */
export function addFigures(group, name, values) {
  addFigure({ group, name, ...summaries(values) });
}

function addFigure(figure) {
  figures.push(figure);
  const { name, ratio, units } = figure;
  const shown = Object.entries(units).map(([unit, { median }]) => `${show(median)} ${unit}`);
  console.log(
    `  ${name}: ${shown.join(", ")}${ratio ? ` (${ratio.median.toFixed(2)} of the limit)` : ""}`,
  );
}

function summaries(values) {
  const units = Object.keys(values[0]);
  return {
    units: Object.fromEntries(
      units.map((unit) => [unit, summarize(values.map((value) => value[unit]))]),
    ),
  };
}

function summarize(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
  return { median, min: sorted[0], max: sorted.at(-1) };
}

/** Three significant digits; more would be noise. */
export function show(number) {
  if (Number.isInteger(number) || Math.abs(number) >= 100) {
    return Math.round(number).toLocaleString("en");
  }
  return number.toLocaleString("en", { maximumSignificantDigits: 3 });
}
