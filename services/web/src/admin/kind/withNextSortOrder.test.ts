import { withNextSortOrder } from "./withNextSortOrder";

const blank = { name: "", sortOrder: 0 };
const orderAfter = (...orders: number[]) =>
  withNextSortOrder(
    blank,
    orders.map((sortOrder) => ({ sortOrder })),
  ).sortOrder;

test.each([
  { orders: [], next: 0 },
  { orders: [0], next: 1 },
  { orders: [3, 12, 7], next: 13 },
  { orders: [-5], next: -4 },
  { orders: [2_147_483_647], next: 2_147_483_647 },
])("after $orders comes $next", ({ orders, next }) => {
  expect(orderAfter(...orders)).toBe(next);
});

test("a kind without an order gets none", () => {
  expect(withNextSortOrder({ name: "" }, [{ sortOrder: 3 }])).toEqual({ name: "" });
});
