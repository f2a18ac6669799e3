/** What the embedded map may do: its own script and tiles, and its links to the license and to a larger map. */
export const mapSandbox =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

const MILES_PER_DEGREE = 69.17;

type MapCenter = { latitude: number; longitude: number; radiusMiles: number };

/** OpenStreetMap's embed without an API key: centered, with a marker, showing `radiusMiles` in each direction. */
export function mapAddress({ latitude, longitude, radiusMiles }: MapCenter): string {
  const north = radiusMiles / MILES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - east, latitude - north, longitude + east, latitude + north];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}
