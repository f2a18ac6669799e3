import { expect, type Page } from "@playwright/test";

type Looks = Map<Element, { tag: string; names: string[]; values: string[] }>;

/**
 * The computed styles of what is on the page now: one element of each kind, since styles come by classes and attributes. The
 * returned function expects that whatever of it is still there and has the same attributes looks the same, however much has
 * been added: a style that arrives late must not win.
 */
export async function rememberStyles(page: Page): Promise<(after: string) => Promise<void>> {
  const before = await page.evaluateHandle(readStyles, null);
  return async (after) => {
    const changed = await page.evaluate(
      ({ styles, now }) =>
        [...styles].flatMap(([element, was]) => {
          const is = now.get(element);
          if (!is || is.tag !== was.tag || !element.checkVisibility()) return [];
          return was.names.flatMap((name, at) => {
            const value = is.values[is.names[at] === name ? at : is.names.indexOf(name)];
            if (value === was.values[at]) return [];
            return [`${was.tag.slice(0, 80)}: ${name} ${was.values[at]} -> ${value}`];
          });
        }),
      { styles: before, now: await page.evaluateHandle(readStyles, before) },
    );
    expect(changed, `after ${after}`).toEqual([]);
  };
}

/** Of the last element of each kind (tests press the first), or of those that were read before. */
function readStyles(before: Looks | null): Looks {
  /** Follow from the size and place of an element and of those around it. */
  const LAYOUT =
    /size$|^(width|height|min|top|right|bottom|left|inset|margin|perspective-origin|transform-origin|grid-template)/;
  const listLooks = (style: CSSStyleDeclaration) =>
    [...style].filter((name) => !LAYOUT.test(name) || name === "font-size");
  // To list an element's names takes longer than to ask for their values. One with custom properties of its own has more.
  const common = getComputedStyle(document.body);
  const commonLooks = listLooks(common);
  const read = (element: Element) => {
    const style = getComputedStyle(element);
    const names = style.length === common.length ? commonLooks : listLooks(style);
    return { names, values: names.map((name) => style.getPropertyValue(name)) };
  };
  const isStill = (element: Element) => !element.matches(":focus, :hover, :focus-within");
  const tagOf = (element: Element) => (element.cloneNode(false) as Element).outerHTML; // a clone of an element is one
  /** Where it stands, with all classes and the names of all attributes. */
  const kindOf = (element: Element): string =>
    (element.parentElement ? kindOf(element.parentElement) : "") +
    tagOf(element).replaceAll(/(?<! class)="[^"]*"/g, "");
  const kinds = new Map<string, Element>();
  const elements = document.querySelectorAll("body, body *:not(path, script, option)");
  for (const element of before ? [] : [...elements].filter(isStill))
    kinds.set(`${element.checkVisibility()} ${kindOf(element)}`, element);
  const chosen = before ? [...before.keys()].filter(isStill) : [...kinds.values()];
  return new Map(chosen.map((element) => [element, { tag: tagOf(element), ...read(element) }]));
}
