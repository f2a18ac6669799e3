import { type State, states } from "@ridgeline/contract/place";
import { baseApi } from "../../api/baseApi";
import { has, noResponse } from "../../api/callApi";

type Place = readonly [city: string, state: State, latitude: number, longitude: number];

/** Of a ZIP. */
export type ZipPlace = readonly [...Place, zone: string];

/** What scripts/zipsPlugin.mjs writes for ZIPs that begin alike; as "states" the middle of each state, by its letters. */
export type ZipFile = Readonly<{
  zips: Readonly<Record<string, ZipPlace>>;
  /** Around them, the largest first. */
  towns: readonly (readonly [...Place, population: number])[];
}>;

/** Of "558", or of "states". There is none for digits that no ZIP begins with. */
async function loadZips(name: string): Promise<ZipFile> {
  const response = await fetch(`/zips/${name}.json`, { signal: AbortSignal.timeout(30_000) });
  if (response.status === 404) return { zips: {}, towns: [] };
  const file: unknown = response.ok ? await response.json() : undefined;
  if (!has("zips")(file) || !has("towns")(file)) throw new Error(noResponse.message); // another's answer
  return file as ZipFile; // ours
}

/** A file of the site that is loaded when it is needed, like any other answer. */
export async function load<Data>(file: Promise<Data>) {
  return file.then((data) => ({ data })).catch(() => ({ error: noResponse }));
}

const { useGetZipsQuery, useLazyGetZipsQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getZips: build.query<ZipFile, string>({ queryFn: (name) => load(loadZips(name)) }),
  }),
});

export { useLazyGetZipsQuery };

/** The five digits of a ZIP, also of "55802-1234"; "" as long as there are fewer. */
export function digitsOf(written: string): string {
  return /^\d{5}/.exec(written.trim())?.[0] ?? "";
}

/** What is known of a ZIP, once it has five digits; of one that is not known, where the nearest number of its state is. */
export function useZip(written: string, state = "") {
  const zip = digitsOf(written);
  const { currentData, isFetching, isError, refetch } = useGetZipsQuery(zip.slice(0, 3), {
    skip: zip === "",
  });
  const known = currentData?.zips[zip];
  const isUnknown = currentData !== undefined && known === undefined;
  const { data: middles } = useGetZipsQuery("states", { skip: !isUnknown || state === "" });
  const ofState = Object.entries(currentData?.zips ?? {}).filter(([, place]) => place[1] === state);
  const awayFrom = ([other]: [string, ZipPlace]) => Math.abs(Number(other) - Number(zip));
  const [nearest] = ofState.sort((one, other) => awayFrom(one) - awayFrom(other));
  return {
    place: known ?? (isUnknown ? (nearest?.[1] ?? middles?.zips[state]) : undefined),
    towns: known ? currentData.towns : [],
    isUnknown,
    isFetching,
    isError,
    refetch,
  };
}

type Placed = {
  address: { city: string; state: string };
  map: Record<"latitude" | "longitude" | "radiusMiles", number | string>;
};

/** The business's own town, and the largest ones within its radius, which is in miles: the nearest first, villages last. */
export function namesAround(towns: ZipFile["towns"], { address, map }: Placed): string[] {
  const own = address.city.trim();
  if (own === "" || map.latitude === "") return [];
  const around = towns
    .map(([city, state, latitude, longitude, population]) => ({
      name: state === address.state ? city : `${city}, ${states[state]}`,
      miles: milesBetween([Number(map.latitude), Number(map.longitude)], [latitude, longitude]),
      isVillage: population <= 2000,
    }))
    .filter(({ miles }) => miles <= Number(map.radiusMiles))
    .slice(0, MOST)
    .sort(
      (one, other) => Number(one.isVillage) - Number(other.isVillage) || one.miles - other.miles,
    );
  const others = around.map(({ name }) => name).filter((name) => bare(name) !== bare(own));
  return [own, ...new Set(others)];
}

/** "Saint Paul" and "St. Paul" are one town. */
function bare(town: string): string {
  return town
    .toLowerCase()
    .replace(
      /^(saint|fort|mount)\b/,
      (word) => ({ saint: "st", fort: "ft", mount: "mt" })[word] ?? word,
    )
    .replaceAll(/[^\p{L}]/gu, "");
}

const MOST = 12;

type Position = readonly [latitude: number, longitude: number];

/** On a flat map, which is right to a percent over the distance that a contractor drives. */
function milesBetween([north, east]: Position, [otherNorth, otherEast]: Position): number {
  const MILES_PER_DEGREE = 69.1;
  const shrink = Math.cos((north * Math.PI) / 180);
  return MILES_PER_DEGREE * Math.hypot(north - otherNorth, (east - otherEast) * shrink);
}
