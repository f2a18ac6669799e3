import { expect, type Page } from "@playwright/test";

/**
 * The computed styles of every element that is on the page now. The returned function expects that whatever of it is still
 * there and has the same attributes looks the same, however much has been added: a style that arrives late must not win.
 */
export async function rememberStyles(page: Page): Promise<(after: string) => Promise<void>> {
  const before = await page.evaluateHandle(readStyles);
  return async (after) => {
    const changed = await before.evaluate(
      (styles, now) =>
        [...styles].flatMap(([element, was]) => {
          const is = now.get(element);
          if (!is || is.tag !== was.tag || !element.checkVisibility()) return [];
          return was.names.flatMap((name, at) => {
            const value = is.values[is.names[at] === name ? at : is.names.indexOf(name)];
            if (value === was.values[at]) return [];
            return [`${was.tag.slice(0, 80)}: ${name} ${was.values[at]} -> ${value}`];
          });
        }),
      await page.evaluateHandle(readStyles),
    );
    expect(changed, `after ${after}`).toEqual([]);
  };
}

function readStyles() {
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
  const elements = [...document.querySelectorAll("body, body *:not(path, script, option)")];
  return new Map(
    elements.filter(isStill).map((element) => {
      const { outerHTML } = element.cloneNode(false) as Element; // a clone of an element is one
      return [element, { tag: outerHTML, ...read(element) }];
    }),
  );
}
