// The oldest browsers in which everything works (requirement 11.19): what the scripts are compiled for, what they may call, and
// what the old browser of the tests lacks (e2e/support/hardBrowser.ts).
import data from "@mdn/browser-compat-data" with { type: "json" };

/** @typedef {import("@mdn/browser-compat-data").CompatStatement} Compat */
/** @typedef {Partial<Record<import("@mdn/browser-compat-data").BrowserName, string>>} Browsers */

/** @typedef {[name: string, Record<string, { __compat?: Compat }> & { __compat?: Compat }]} Global */
const builtIns = /** @type {Global[]} */ (Object.entries(data.javascript["builtins"] ?? {})); // only "__compat" is none
const interfaces = /** @type {Global[]} */ (Object.entries(data.api)); // the same

/** @satisfies {Record<string, Browsers>} */
export const oldestBrowsers = {
  visitor: { chrome: "109", firefox: "115", safari_ios: "15" },
  owner: { chrome: "109", firefox: "115", safari_ios: "16" },
};

/** As compilers name them. */
export const targetsOf = (/** @type {Browsers} */ browsers) =>
  Object.entries(browsers).map(([name, version]) => name.replace("safari_", "") + version);

/**
 * Every global and every member of one that at least one of the browsers lacks, as "BroadcastChannel" or "Array.at", and the names
 * that all of them know, of whatever object.
 * @param {Browsers} browsers
 */
export function compareWith(browsers) {
  /** @type {string[]} */
  const missing = [];
  /** @type {Set<string>} */
  const known = new Set();
  const add = (/** @type {string} */ path, /** @type {boolean} */ isThere) => {
    if (isThere) known.add(path.replace(/.*\./, ""));
    else missing.push(path);
  };
  for (const [owner, { __compat, ...members }] of [...builtIns, ...interfaces]) {
    const isThere = isIn(__compat, browsers);
    add(owner, isThere);
    for (const [key, member] of Object.entries(members)) {
      const name = key.replace(/_static$/, "").replace(/(.*)_event$/, "on$1");
      add(`${owner}.${name}`, isThere && isIn(member.__compat, browsers));
    }
  }
  return { missing, known };
}

/**
 * @param {Compat | undefined} compat
 * @param {Browsers} browsers
 */
function isIn(compat, browsers) {
  if (!compat) return true;
  return Object.entries(browsers).every(([browser, version]) =>
    [compat.support[/** @type {"chrome"} */ (browser)] ?? []].flat().some((since) => {
      const added = Number(String(since.version_added).replace("≤", ""));
      const isPlain = !since.flags && !since.prefix && !since.alternative_name;
      return isPlain && !since.version_removed && added <= Number(version);
    }),
  );
}

/** Whose members a script calls without the page: what elements lack is found by the tests in an old browser. */
const checked = new Set([...builtIns.map(([name]) => name), "AbortSignal", "Crypto", "URL"]);

/**
 * Throws if a script calls or constructs what one of the browsers lacks. Counts only names that no object of these browsers has,
 * and that the script neither defines itself nor asks for first.
 * @param {string} script
 * @param {Browsers} browsers
 */
export function refuseMissing(script, browsers) {
  const { missing, known } = compareWith(browsers);
  const used = missing.filter((path) => {
    const [name = "", owner = "Window"] = path.split(".").reverse();
    const isGlobal = owner === "Window";
    if (isGlobal && name.length < 4) return false; // "ML": a minified name
    if (known.has(name) || (!isGlobal && (!checked.has(owner) || missing.includes(owner))))
      return false;
    const use = isGlobal ? `(?<!function |[\\w$.])${name}\\(|new ${name}\\b` : `\\.${name}\\(`;
    const asked = `["'\`]${name}["'\`] ?in |typeof [\\w$.]*\\b${name}\\b`;
    const defined = `[{};,]${name}\\([\\w$,.]*\\)\\{`;
    return new RegExp(use).test(script) && !new RegExp(`${asked}|${defined}`).test(script);
  });
  if (used.length > 0)
    throw new Error(`Not in all of ${targetsOf(browsers).join(", ")}: ${used.join(", ")}`);
}
