const ROW = 34;
const LEFT = 360;
const SCALE = 300;

/**
 * One bar per figure with a limit: its ratio to the limit, the spread of the rounds, and the goal.
 * @param {import("./measure.mjs").Figure[]} figures
 */
export function drawChart(figures) {
  const rows = figures.flatMap(({ ratio, ...rest }) => (ratio ? [{ ratio, ...rest }] : []));
  const height = rows.length * ROW + 40;
  const x = (/** @type {number} */ ratio) => LEFT + Math.min(ratio, 1.5) * SCALE;
  const bars = rows.map(({ group, name, ratio, goal }, index) => {
    const top = index * ROW + 20;
    const isReached = goal === undefined || ratio.median >= goal;
    return [
      `<text x="${LEFT - 10}" y="${top + 10}" text-anchor="end">${escape(name)}</text>`,
      `<text x="${LEFT - 10}" y="${top + 22}" text-anchor="end" fill="#666" font-size="10">${escape(group)}</text>`,
      `<rect x="${LEFT}" y="${top}" width="${x(ratio.median) - LEFT}" height="18" fill="${isReached ? "#2f5d50" : "#b4612f"}"/>`,
      `<path d="M${x(ratio.min)} ${top + 9}H${x(ratio.max)}" stroke="#111"/>`,
      goal === undefined
        ? ""
        : `<path d="M${x(goal)} ${top - 4}v26" stroke="#111" stroke-dasharray="3 2"/>`,
      `<text x="${x(Math.max(ratio.max, goal ?? 0)) + 8}" y="${top + 14}">${ratio.median.toFixed(2)}</text>`,
    ].join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="880" height="${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
<path d="M${x(1)} 10V${height - 20}" stroke="#999"/><text x="${x(1)}" y="${height - 6}" text-anchor="middle">1 = the limit</text>
${bars.join("\n")}
</svg>
`;
}

const escape = (/** @type {string} */ text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
