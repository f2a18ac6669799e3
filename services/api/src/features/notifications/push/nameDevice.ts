/** The first that its User-Agent mentions; several mention others as well. */
const BROWSERS: readonly [string, RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: readonly [string, RegExp][] = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh/],
  ["Linux", /Linux|CrOS/],
];

/** "Chrome on Android", from a User-Agent header. */
export function nameDevice(userAgent: string): string {
  const find = (names: readonly [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return `${find(BROWSERS) ?? "A browser"} on ${find(SYSTEMS) ?? "another device"}`;
}
