// Each of these runs inside the page, so it uses nothing from outside itself.

export type Point = { x: number; y: number };
type Found = { point: Point; obstacle?: never } | { point?: never; obstacle: string };

/** Brings an element to the middle of the screen. Once it stands still: where to click on it. Until then: why not yet. */
export async function findPoint(selector: string, name: string): Promise<Found> {
  const nameOf = (element: Element) => {
    const label = element.getAttribute("aria-label");
    const { labels } = element as Partial<HTMLInputElement>; // only form controls have some
    const text = label ?? (labels?.[0] ?? element).textContent;
    return text.replaceAll(/\s+/g, " ").trim();
  };
  const named = [...document.querySelectorAll(selector)].filter((one) => nameOf(one) === name);
  const element = named.find((one) => one.checkVisibility());
  if (!element) return { obstacle: `none is visible, ${named.length} are there` };
  if (element.matches(":disabled, [aria-disabled=true]")) return { obstacle: "disabled" };
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (before.left !== left || before.top !== top) return { obstacle: "moving" };
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  if (!hit || !element.contains(hit)) {
    return { obstacle: `behind ${hit?.outerHTML.slice(0, 100) ?? "nothing"}` };
  }
  // Until the click arrives, something that has just loaded may move the element away: then it was no click.
  const check = (event: Event) => {
    if (element.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    document.documentElement.dataset["missed"] = name;
  };
  delete document.documentElement.dataset["missed"];
  window.addEventListener("click", check, { capture: true, once: true });
  return { point };
}

/** True if the last click went elsewhere. */
export function hasMissed(): boolean {
  return "missed" in document.documentElement.dataset;
}

/** Opens another page of the site, a moment after the answer to this call. */
export function leaveFor(path: string): void {
  document.documentElement.dataset["isLeft"] = "";
  window.setTimeout(() => location.assign(path));
}

/** True once the page that was opened is parsed. */
export function isNewAndParsed(): boolean {
  const isLeft = "isLeft" in document.documentElement.dataset;
  return !isLeft && location.protocol !== "about:" && document.readyState !== "loading";
}

/** True once React has taken over the page, the form included. Before that, leaving cuts off a script, which is an error. */
export function isTakenOver(): boolean {
  const root = document.getElementById("root") ?? {};
  const form = document.querySelector("#quote-form form");
  return (
    Object.keys(root).some((key) => key.startsWith("__reactContainer")) &&
    document.querySelector("[inert]") === null && // the admin area's HTML before its script
    form?.querySelector("[type=submit]") !== null
  );
}

/** True if a visible element that matches contains the text. */
export function isTextThere(selector: string, text: string): boolean {
  const containing = [...document.querySelectorAll(selector)].filter((element) =>
    element.textContent.replaceAll(/\s+/g, " ").includes(text),
  );
  return containing.some((element) => element.checkVisibility());
}

/** True if the element with this id begins in the upper half of the screen, or as far up as the page's end allows. */
export function isAtTop(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return top >= 0 && top < (isAtEnd ? innerHeight : innerHeight / 2);
}

export function focusField(label: string): void {
  const labels = [...document.querySelectorAll("label")];
  labels.find(({ textContent }) => textContent.trim() === label)?.control?.focus();
}

/** What the field that has the focus shows. */
export function readFocused(): string {
  const field = document.activeElement;
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? "";
  return field instanceof HTMLButtonElement ? field.innerText : (field as HTMLInputElement).value;
}

/** What the form's fields hold, the security question first. */
export function readForm(): string[] {
  const question = document.getElementById("security-question")?.textContent ?? "";
  const controls = document.querySelectorAll<HTMLInputElement>("#quote-form [name]");
  return [
    question,
    ...[...controls].map((one) => String(one.type === "checkbox" ? one.checked : one.value)),
  ];
}

export function readSum(): number {
  const [, a, b] = /What is (\d+) \+ (\d+)\?/.exec(document.body.textContent) ?? [];
  return Number(a) + Number(b);
}
