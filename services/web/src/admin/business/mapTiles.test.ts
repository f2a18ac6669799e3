import { project, shift, tilesAround, toPixels, zoomFor } from "./mapTiles";

const dahlonega = { latitude: 34.5326, longitude: -83.9849 };

test("the zoom is the highest at which the circle fits", () => {
  const zoom = zoomFor(dahlonega, 45, 240);

  expect(2 * toPixels(45, dahlonega, zoom)).toBeLessThanOrEqual(240);
  expect(2 * toPixels(45, dahlonega, zoom + 1)).toBeGreaterThan(240);
});

test("a place has the same pixel position as on OpenStreetMap", () => {
  const { x, y } = project({ latitude: 0, longitude: 0 }, 1);

  expect([x, y]).toEqual([256, 256]);
});

test("moving away and back ends at the same place", () => {
  const moved = shift(dahlonega, 100, -40, 9);

  expect(moved.latitude).toBeGreaterThan(dahlonega.latitude);
  expect(moved.longitude).toBeGreaterThan(dahlonega.longitude);
  const back = shift(moved, -100, 40, 9);
  expect(back.latitude).toBeCloseTo(dahlonega.latitude, 3);
  expect(back.longitude).toBeCloseTo(dahlonega.longitude, 3);
});

test("the tiles cover the box", () => {
  const tiles = tilesAround(dahlonega, 9, 600, 280);

  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(-300);
  expect(Math.max(...tiles.map(({ left }) => left + 256))).toBeGreaterThanOrEqual(300);
  expect(tiles[0]?.address).toMatch(/^https:\/\/tile\.openstreetmap\.org\/9\/\d+\/\d+\.png$/);
});
