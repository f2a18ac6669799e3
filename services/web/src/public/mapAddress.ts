const KM_PER_DEGREE = 111.32;

type MapCenter = { latitude: number; longitude: number; radiusKm: number };

/** OpenStreetMap's embed without an API key: centered, with a marker, showing `radiusKm` in each direction. */
export function mapAddress({ latitude, longitude, radiusKm }: MapCenter): string {
  const north = radiusKm / KM_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - east, latitude - north, longitude + east, latitude + north];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}
