/** A place on the earth, in degrees. */
export type Place = { latitude: number; longitude: number };

export const TILE_PX = 256;
const TILE_SERVER = "https://tile.openstreetmap.org";
const EARTH_METERS_PER_PX = 156_543.03392; // at the equator, zoom 0

/** The largest zoom at which a circle of so many kilometers is at most so many pixels wide. */
export function zoomFor({ latitude }: Place, radiusKm: number, diameterPx: number): number {
  const metersPerPx = (2 * radiusKm * 1000) / diameterPx;
  const zoom = Math.log2((EARTH_METERS_PER_PX * Math.cos(toRadians(latitude))) / metersPerPx);
  return Math.min(Math.max(Math.floor(zoom), 2), 16);
}

/** Kilometers as pixels of the map. */
export function toPixels(km: number, { latitude }: Place, zoom: number): number {
  return (km * 1000 * 2 ** zoom) / (EARTH_METERS_PER_PX * Math.cos(toRadians(latitude)));
}

/** Where a place is on the map of the whole world, in pixels from its upper left corner (Web Mercator). */
export function project({ latitude, longitude }: Place, zoom: number): { x: number; y: number } {
  const size = TILE_PX * 2 ** zoom;
  const north = Math.asinh(Math.tan(toRadians(latitude)));
  return { x: ((longitude + 180) / 360) * size, y: ((1 - north / Math.PI) / 2) * size };
}

/** The place that is so many pixels to the right of and below another. */
export function shift(place: Place, right: number, down: number, zoom: number): Place {
  const size = TILE_PX * 2 ** zoom;
  const { x, y } = project(place, zoom);
  const north = Math.PI * (1 - (2 * (y + down)) / size);
  return {
    latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI,
    longitude: ((x + right) / size) * 360 - 180,
  };
}

type Tile = { address: string; left: number; top: number };

/** The tiles around a place that cover a box of this size, and how far each is from the place. */
export function tilesAround(place: Place, zoom: number, width: number, height: number): Tile[] {
  const { x, y } = project(place, zoom);
  const count = 2 ** zoom;
  const columns = tilesAcross(x, width);
  const rows = tilesAcross(y, height);
  return rows
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) =>
      columns.map((column) => ({
        address: tileAddress(zoom, (column + count) % count, row),
        left: column * TILE_PX - x,
        top: row * TILE_PX - y,
      })),
    );
}

/** OpenStreetMap's own tiles, without a key: the owner looks at a few of them, now and then. */
function tileAddress(zoom: number, column: number, row: number): string {
  return `${TILE_SERVER}/${zoom}/${column}/${row}.png`;
}

function tilesAcross(middle: number, length: number): number[] {
  const first = Math.floor((middle - length / 2) / TILE_PX);
  const last = Math.floor((middle + length / 2) / TILE_PX);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
