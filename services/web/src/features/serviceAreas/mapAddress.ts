const KM_PER_DEGREE = 111.32;

type MapCentre = { latitude: number; longitude: number; radiusKm: number };

/** OpenStreetMap's keyless embed, centred and marked, showing `radiusKm` to each side. */
export function mapAddress({ latitude, longitude, radiusKm }: MapCentre): string {
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
