import { MAX_INT4 } from "@ridgeline/contract/jsonSchema";

/** Suggests the last place for a new item (decision 023). Kinds without an order stay as they are. */
export function withNextSortOrder<Input extends object>(
  blank: Input,
  items: readonly object[],
): Input {
  if (!("sortOrder" in blank) || items.length === 0) return blank;
  const orders = items.map((item) => ("sortOrder" in item ? Number(item.sortOrder) : 0));
  return { ...blank, sortOrder: Math.min(Math.max(...orders) + 1, MAX_INT4) };
}
