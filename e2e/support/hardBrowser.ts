import type { BrowserContext } from "@playwright/test";

/** What a translation that comes late counts as, in ms. */
const LATE = 400;

/**
 * An old browser that translates the page, late: the project `chromium-hard` in playwright.config.ts, which runs the journeys
 * that are tagged `@hard`.
 */
export async function makeHard(context: BrowserContext): Promise<void> {
  // Half a second for each process that does not need it.
  const { compareWith, oldestBrowsers } =
    await import("../../services/web/scripts/oldestBrowsers.mjs");
  await context.addInitScript(translate, LATE);
  await context.addInitScript(removeMissing, {
    visitor: compareWith(oldestBrowsers.visitor).missing,
    owner: compareWith(oldestBrowsers.owner).missing,
  });
}

/**
 * Like a browser's translation: another node takes the place of each text, also of those that appear later. The site answers
 * only after that, so that "Sending..." is translated, too.
 */
function translate(afterMs: number): void {
  const font = () => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
  const SKIPPED = "font, head, script, style, noscript, textarea, svg";

  const replace = (text: Text) => {
    // Without a parent React has taken it away meanwhile.
    if (text.data.trim() === "" || text.parentElement?.closest(SKIPPED) !== null) return;
    const [outer, inner] = [font(), font()];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) replace(text);
  };

  const answer = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const response = await answer(...request);
    await new Promise((resolve) => setTimeout(resolve, afterMs * 1.25));
    return response;
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes.length > 0 ? addedNodes : [target])
        setTimeout(replaceIn, afterMs, node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Whatever one of the oldest browsers lacks (requirement 11.19): globals, and members of a global or of what it makes. */
function removeMissing(missing: Record<"visitor" | "owner", string[]>): void {
  const isOwners = /^\/(admin|login)/.test(location.pathname);
  // Of these there is no global.
  const TypedArray = Object.getPrototypeOf(Uint8Array) as { prototype: object };
  const Iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  const hidden = new Map<string, object[]>([
    ["TypedArray", [TypedArray, TypedArray.prototype]],
    ["Iterator", [Iterator]],
    ["Window", [window]],
  ]);
  for (const path of missing[isOwners ? "owner" : "visitor"]) {
    const [owner = "", member] = path.split(".");
    const global = Reflect.get(window, owner) as { prototype?: unknown } | undefined; // "?" since a value has none
    const owners = hidden.get(owner) ?? [global, global?.prototype];
    for (const each of owners)
      if (member !== undefined && Object(each) === each)
        Reflect.deleteProperty(each as object, member);
  }
  for (const path of missing[isOwners ? "owner" : "visitor"]) Reflect.deleteProperty(window, path);
}
