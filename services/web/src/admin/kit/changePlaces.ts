import { MAX_INT4 } from "@ridgeline/contract/jsonSchema";

type Item = { id: number };

/** Up or down in a list. */
export type Step = -1 | 1;

/**
 * The items whose sort order changes when this one changes places with its neighbor: the two exchange their numbers. If
 * that is not enough because of duplicate numbers, the items that follow get the next higher number, up to the first gap.
 * Empty if there is no neighbor.
 */
export function changePlaces<Row extends Item>(rows: readonly Row[], id: number, step: Step) {
  const from = rows.findIndex((row) => row.id === id);
  const place = Math.min(from, from + step);
  const [first, second, ...rest] = rows.slice(Math.max(place, 0));
  if (from === -1 || place < 0 || !first || !second) return [];

  let last = rows[place - 1];
  const changed: Row[] = [];
  for (const row of [
    withOrder(second, orderOf(first)),
    withOrder(first, orderOf(second)),
    ...rest,
  ]) {
    const placed = comesAfter(row, last) ? row : withOrder(row, orderOf(last) + 1);
    last = placed;
    if (!rows.some((before) => before.id === placed.id && orderOf(before) === orderOf(placed)))
      changed.push(placed);
  }
  return changed;
}

/** One more than the highest sort order; 0 if there is nothing yet. */
export function lastPlace(rows: readonly object[]): number {
  return rows.length === 0 ? 0 : Math.min(Math.max(...rows.map(orderOf)) + 1, MAX_INT4);
}

function orderOf(row: object | undefined): number {
  return row && "sortOrder" in row ? Number(row.sortOrder) : 0;
}

function withOrder<Row extends Item>(row: Row, sortOrder: number): Row {
  return { ...row, sortOrder };
}

/** As the API orders them (requirement 11.6). */
function comesAfter(row: Item, last: Item | undefined): boolean {
  if (!last) return true;
  return orderOf(row) === orderOf(last) ? row.id > last.id : orderOf(row) > orderOf(last);
}
