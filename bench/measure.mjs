// The figures of one run. Each round measures every subject and its limit once, so that any disturbance affects both.
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);

/** @typedef {Record<string, number>} Values Numbers by unit. */
/** @typedef {{ median: number, min: number, max: number }} Summary */
/** @typedef {{ name: string, limit?: string, goal?: number, measure: () => Values | Promise<Values> }} Subject */
/**
 * @typedef {object} Figure
 * @property {string} group
 * @property {string} name
 * @property {string | undefined} [limit]
 * @property {number | undefined} [goal]
 * @property {Summary | undefined} [ratio]
 * @property {Record<string, Summary>} units
 */

/** @type {Figure[]} */
const figures = [];
export const allFigures = () => figures;

/**
 * Measures each subject of a group in turn, round by round. `subjects` are { name, limit?, goal?, measure }: `limit` names
 * the subject to compare with, `goal` the minimum ratio. `measure` resolves to numbers by unit; the first one is compared.
 * `prepare` runs before each measurement.
 * @param {string} group
 * @param {Subject[]} subjects
 * @param {{ rounds?: number, prepare?: () => void }} options
 */
export async function measureRounds(group, subjects, { rounds = ROUNDS, prepare } = {}) {
  const values = new Map(subjects.map(({ name }) => [name, /** @type {Values[]} */ ([])]));
  const valuesOf = (/** @type {string} */ name) => {
    const found = values.get(name);
    if (!found) throw new Error(`${group}: there is no subject "${name}"`);
    return found;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, measure } of subjects) {
      prepare?.();
      valuesOf(name).push(await measure());
    }
  }
  for (const { name, limit, goal } of subjects) {
    const own = valuesOf(name);
    const [unit = ""] = Object.keys(own[0] ?? {});
    const ratio =
      limit === undefined
        ? undefined
        : summarize(
            own.map((value, round) => inUnit(value, unit) / inUnit(valuesOf(limit)[round], unit)),
          );
    addFigure({ group, name, limit, goal, ratio, ...summaries(own) });
  }
}

/**
 * A figure that is not a rate: `values` are numbers by unit, one object per repetition.
 * @param {string} group
 * @param {string} name
 * @param {Values[]} values
 */
export function addFigures(group, name, values) {
  addFigure({ group, name, ...summaries(values) });
}

/** @param {Figure} figure */
function addFigure(figure) {
  figures.push(figure);
  const { name, ratio, units } = figure;
  const shown = Object.entries(units).map(([unit, { median }]) => `${show(median)} ${unit}`);
  console.log(
    `  ${name}: ${shown.join(", ")}${ratio ? ` (${ratio.median.toFixed(2)} of the limit)` : ""}`,
  );
}

/** @param {Values[]} values */
function summaries(values) {
  const units = Object.keys(values[0] ?? {});
  return {
    units: Object.fromEntries(
      units.map((unit) => [unit, summarize(values.map((value) => inUnit(value, unit)))]),
    ),
  };
}

/**
 * @param {Values | undefined} values
 * @param {string} unit
 */
function inUnit(values, unit) {
  const number = values?.[unit];
  if (number === undefined) throw new Error(`Nothing was measured in ${unit}`);
  return number;
}

/**
 * @param {number[]} numbers
 * @returns {Summary}
 */
function summarize(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const at = (/** @type {number} */ index) => sorted[index] ?? NaN;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { median, min: at(0), max: at(sorted.length - 1) };
}

/**
 * Three significant digits; more would be noise.
 * @param {number} number
 */
export function show(number) {
  if (Number.isInteger(number) || Math.abs(number) >= 100) {
    return Math.round(number).toLocaleString("en");
  }
  return number.toLocaleString("en", { maximumSignificantDigits: 3 });
}
