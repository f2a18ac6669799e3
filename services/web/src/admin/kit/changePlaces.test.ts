import { changePlaces, lastPlace, type Step } from "./reorder";

/** Rows with these sort orders; their ids are 1, 2, 3 and so on. */
const rowsOf = (orders: readonly number[]) =>
  orders.map((sortOrder, index) => ({ id: index + 1, sortOrder }));
type Rows = ReturnType<typeof rowsOf>;

const sorted = (rows: Rows) =>
  rows.toSorted((one, other) => one.sortOrder - other.sortOrder || one.id - other.id);
const idsAfter = (rows: Rows, changed: Rows) =>
  sorted(rows.map((row) => changed.find(({ id }) => id === row.id) ?? row)).map(({ id }) => id);

test.each<[number[], number, Step, number[], number]>([
  [[1, 2, 3], 2, -1, [2, 1, 3], 2],
  [[1, 2, 3], 2, 1, [1, 3, 2], 2],
  [[-5, 40, 900], 3, -1, [1, 3, 2], 2],
  [[1, 1], 1, 1, [2, 1], 1],
  [[1, 1], 2, -1, [2, 1], 1],
  [[1, 1, 5], 1, 1, [2, 1, 3], 1],
  [[1, 1, 2, 3, 9], 2, -1, [2, 1, 3, 4, 5], 1],
  [[0, 0, 0, 0], 1, 1, [2, 1, 3, 4], 3],
  [[0, 0, 0, 0], 4, -1, [1, 2, 4, 3], 1],
  [[1, 1, 2], 3, -1, [1, 3, 2], 2],
  [[1, 2, 2], 1, 1, [2, 1, 3], 2],
])("of %j, item %i moves by %i: %j, with %i changes", (orders, id, step, ids, count) => {
  const rows = rowsOf(orders);

  const changed = changePlaces(rows, id, step);

  expect(idsAfter(rows, changed)).toEqual(ids);
  expect(changed).toHaveLength(count);
});

test("exactly two neighbors change places, whatever their sort orders", () => {
  const orders = [0, 1, 2].flatMap((a) =>
    [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => [a, b, c])),
  );
  for (const rows of orders.map((each) => sorted(rowsOf([...each, 1])))) {
    rows.slice(1).forEach(({ id }, place) => {
      const expected = rows.map((row) => row.id);
      expected.splice(place, 2, ...expected.slice(place, place + 2).toReversed());

      expect(idsAfter(rows, changePlaces(rows, id, -1))).toEqual(expected);
    });
  }
});

test("moving an item back restores both original sort orders", () => {
  const rows = rowsOf([3, 8]);
  const after = sorted(changePlaces(rows, 1, 1));

  expect(changePlaces(after, 1, -1)).toEqual(expect.arrayContaining(rows));
});

test("the first item cannot move up, the last cannot move down, a deleted one cannot move", () => {
  const rows = rowsOf([1, 2]);

  expect(changePlaces(rows, 1, -1)).toEqual([]);
  expect(changePlaces(rows, 2, 1)).toEqual([]);
  expect(changePlaces(rows, 7, 1)).toEqual([]);
});

test.each([
  { orders: [], last: 0 },
  { orders: [0], last: 1 },
  { orders: [3, 12, 7], last: 13 },
  { orders: [-5], last: -4 },
  { orders: [2_147_483_647], last: 2_147_483_647 },
])("the last place after $orders is $last", ({ orders, last }) => {
  expect(lastPlace(rowsOf(orders))).toBe(last);
});
