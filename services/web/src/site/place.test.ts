import { mapAddress } from "./mapAddress";
import { keepScrolling } from "./scrollToAnchor";

test("the map shows the radius in each direction around its marker", () => {
  const { searchParams } = new URL(mapAddress({ latitude: 34.5, longitude: -84, radiusKm: 45 }));
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);

  expect(searchParams.get("marker")).toBe("34.5,-84");
  expect((north - south) * 111.32).toBeCloseTo(90, 1);
  expect((west + east) / 2).toBeCloseTo(-84, 3);
  expect((east - west) / (north - south)).toBeCloseTo(1 / Math.cos((34.5 * Math.PI) / 180), 2);
});

test.each(["wheel", "touchstart", "pointerdown", "keydown"])(
  "a page that grows scrolls to its place again, until the visitor's %s",
  (sign) => {
    let grow = () => {};
    jest.spyOn(window, "ResizeObserver").mockImplementation((resize) => {
      grow = resize as () => void; // its arguments are not used
      return { observe: () => {}, unobserve: () => {}, disconnect: () => (grow = () => {}) };
    });
    const scroll = jest.fn();
    keepScrolling(scroll);
    grow();
    grow();
    expect(scroll).toHaveBeenCalledTimes(2);

    window.dispatchEvent(new Event(sign));
    grow();

    expect(scroll).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  },
);
