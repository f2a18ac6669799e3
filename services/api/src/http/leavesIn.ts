import { dropUnstorable } from "@ridgeline/contract/cleanText";

type Leaf = Readonly<{ place: string; leaf: unknown }>;

/** All that is neither an object nor a list in a value, however deep, with where it is: "pictures.hero.imageUrl", "" for itself. */
export function leavesIn(value: unknown, place = ""): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ place, leaf: value }];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    leavesIn(inner, place === "" ? name : `${place}.${name}`),
  );
}

/** Where there is a character that Postgres cannot store; "" if it is in a name. */
export function findUnstorable(value: unknown): string[] {
  const isDamaged = (leaf: unknown) => typeof leaf === "string" && dropUnstorable(leaf) !== leaf;
  return leavesIn(value).flatMap(({ place, leaf }) => {
    if (isDamaged(place)) return "";
    return isDamaged(leaf) ? place : [];
  });
}
