import { type State, stateCodes, states } from "@ridgeline/contract/place";

export type Town = Readonly<{
  city: string;
  state: State;
  latitude: number;
  longitude: number;
  population: number;
}>;

/** Every town of the United States with a thousand people and more, the largest first. */
export async function loadTowns(): Promise<Town[]> {
  const { towns } = await import("virtual:towns");
  const all = stateCodes.flatMap((state) => readLines(state, towns[state] ?? ""));
  return all.sort((one, other) => other.population - one.population);
}

function readLines(state: State, lines: string): Town[] {
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [city = "", ...numbers] = line.split("|");
      const [latitude = 0, longitude = 0, population = 0] = numbers.map(Number);
      return { city, state, latitude, longitude, population };
    });
}

/** "Duluth, Minnesota" */
export const townName = ({ city, state }: Pick<Town, "city" | "state">) =>
  `${city}, ${states[state]}`;

/** The largest towns that begin with what is written: "dul", "Duluth, mi", "st paul", "saint paul mn". */
export function findTowns(towns: readonly Town[], written: string, most = 6): Town[] {
  const wanted = foldTown(written);
  if (wanted.length < 2) return [];
  const isWanted = (town: Town) =>
    [townName(town), `${town.city} ${town.state}`].some((name) =>
      foldTown(name).startsWith(wanted),
    );
  return towns.filter(isWanted).slice(0, most);
}

/** "St. Paul, MN" and "Saint Paul MN" are the same; so are Bayamón and Bayamon. */
function foldTown(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}|[.'’]/gu, "")
    .toLowerCase()
    .replace(/^(saint|ste?|fort|mount)\b/, (word) => shortened.get(word) ?? word)
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
}

const shortened = new Map([
  ["saint", "st"],
  ["ste", "st"],
  ["fort", "ft"],
  ["mount", "mt"],
]);

type Place = Pick<Town, "latitude" | "longitude">;

type Placed = {
  address: { city: string };
  map: Record<keyof Place | "radiusMiles", number | string>;
};

/** The business's own town, and the largest ones within its radius, the nearest first. */
export function namesAround(towns: readonly Town[], { address, map }: Placed, most = 12): string[] {
  if (map.latitude === "" || map.longitude === "") return [];
  const center = { latitude: Number(map.latitude), longitude: Number(map.longitude) };
  const around = towns
    .map(({ city, ...place }) => ({ city, miles: milesBetween(center, place) }))
    .filter(({ miles }) => miles <= Number(map.radiusMiles))
    .slice(0, most)
    .sort((one, other) => one.miles - other.miles);
  return [...new Set([address.city.trim(), ...around.map(({ city }) => city)])];
}

/** On a flat map, which is right to a percent over the distance that a contractor drives. */
function milesBetween(one: Place, other: Place): number {
  const MILES_PER_DEGREE = 69.1;
  const shrink = Math.cos((one.latitude * Math.PI) / 180);
  return (
    MILES_PER_DEGREE *
    Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink)
  );
}
