import { mapAddress } from "./mapAddress";

test("the map shows the radius in each direction around its marker", () => {
  const { searchParams } = new URL(mapAddress({ latitude: 34.5, longitude: -84, radiusMiles: 28 }));
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);

  expect(searchParams.get("marker")).toBe("34.5,-84");
  expect((north - south) * 69.17).toBeCloseTo(56, 1);
  expect((west + east) / 2).toBeCloseTo(-84, 3);
  expect((east - west) / (north - south)).toBeCloseTo(1 / Math.cos((34.5 * Math.PI) / 180), 2);
});
