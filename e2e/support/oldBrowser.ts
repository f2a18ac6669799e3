import type { BrowserContext } from "@playwright/test";

/** Takes away what iOS 16.0 or Chrome 109, the oldest promised browsers (requirement 11.19), do not have. */
export function makeOld(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object; // what all of them inherit from
    const missing: [object, string[]][] = [
      [URL, ["canParse", "parse"]],
      [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
      [Array, ["fromAsync"]],
      [Object, ["groupBy"]],
      [Map, ["groupBy"]],
      [Promise, ["withResolvers", "try"]],
      [String.prototype, ["isWellFormed", "toWellFormed"]],
      [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isDisjointFrom"]],
      [AbortSignal, ["any"]],
      [Element.prototype, ["checkVisibility", "setHTMLUnsafe"]],
      [Document.prototype, ["startViewTransition"]],
      [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
      [
        iterators,
        [
          "map",
          "filter",
          "some",
          "find",
          "toArray",
          "flatMap",
          "reduce",
          "every",
          "forEach",
          "take",
          "drop",
        ],
      ],
    ];
    for (const [owner, names] of missing)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
