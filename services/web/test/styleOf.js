const UNSEEN =
  "area, base, datalist, head, link, meta, script, style, template, title, dialog:not([open]), [hidden], [type=hidden]";

/**
 * What asks for styles here wants to know what can be seen and clicked. jsdom would go through all style rules for it,
 * which took a tenth of the tests' time.
 * @param {HTMLElement} element
 */
export function styleOf(element) {
  const style = {
    display: ownStyle(element, "display") ?? (element.matches(UNSEEN) ? "none" : "block"),
    visibility: inheritedStyle(element, "visibility") ?? "visible",
    pointerEvents: inheritedStyle(element, "pointer-events") ?? "auto",
    /** @param {string} name */
    getPropertyValue: (name) =>
      name === "display" ? style.display : (ownStyle(element, name) ?? ""),
  };
  return style;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 */
function ownStyle(element, name) {
  if (!element.hasAttribute("style")) return undefined;
  return element.style.getPropertyValue(name) || undefined;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @returns {string | undefined}
 */
function inheritedStyle(element, name) {
  for (let each = /** @type {HTMLElement | null} */ (element); each; each = each.parentElement) {
    const value = ownStyle(each, name);
    if (value !== undefined && value !== "inherit") return value;
  }
  return undefined;
}
