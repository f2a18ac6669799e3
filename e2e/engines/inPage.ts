// These functions run inside the page, so they use nothing from outside.

export type Kind = "button" | "link" | "field";

/** The visible, enabled element of this kind with this name, scrolled to the middle of the screen. */
export function findNamed(kind: Kind, name: string): HTMLElement | null {
  const selectors = {
    button: "button",
    link: "a[href]",
    field: "input, textarea, select, button[role=combobox]",
  };
  const nameOf = (element: HTMLElement) => {
    const { labels } = element as Partial<HTMLInputElement>; // only form controls have some
    const text = element.getAttribute("aria-label") ?? (labels?.[0] ?? element).textContent;
    return text.replaceAll(/\s+/g, " ").trim();
  };
  const all = [...document.querySelectorAll<HTMLElement>(selectors[kind])];
  const found = all.find(
    (one) =>
      nameOf(one) === name &&
      one.checkVisibility() &&
      !one.matches(":disabled, [aria-disabled=true]"),
  );
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
}

/** True if a visible element that matches contains the text. */
export function isTextThere(selector: string, text: string): boolean {
  const containing = [...document.querySelectorAll(selector)].filter((element) =>
    element.textContent.replaceAll(/\s+/g, " ").includes(text),
  );
  return containing.some((element) => element.checkVisibility());
}

export function markOld(): void {
  document.documentElement.dataset["old"] = "";
}

/** True once a new page's scripts have run, including the form's. Leaving earlier would abort a script, which is an error. */
export function isTakenOver(): boolean {
  if ("old" in document.documentElement.dataset || document.readyState !== "complete") return false;
  if (location.pathname.startsWith("/admin")) {
    const root = document.getElementById("root") ?? {};
    const isReact = Object.keys(root).some((key) => key.startsWith("__reactContainer"));
    return isReact && document.querySelector("[inert]") === null; // the HTML before its script
  }
  const { scripts = "" } = document.documentElement.dataset;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const form = document.querySelector("#quote-form form");
  return (
    scripts.split(" ").every((script) => loaded.includes(script)) &&
    form?.querySelector("[type=submit]") !== null
  );
}

/** True once each list has been fetched. */
export function hasLists(): boolean {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return ["services", "featured-projects", "service-areas", "testimonials"].every((list) =>
    loaded.includes(`/api/${list}`),
  );
}

/** True if the section's first visible element is at most 120 px below the header, or on the last screen of the page. */
export function isBelowHeader(id: string): boolean {
  const all = [...document.querySelectorAll(`#${id} :is(svg, h2, h3, label, a)`)];
  const first = all.find((one) => one.checkVisibility());
  const top = first?.getBoundingClientRect().top ?? -1;
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return top >= header - 1 && top <= (id === "contact" ? innerHeight : header + 120);
}

/** True if the element with this id starts in the upper half of the screen, or as high as the end of the page allows. */
export function isAtTop(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return top >= 0 && top < (isAtEnd ? innerHeight : innerHeight / 2);
}

export function focusField(label: string): void {
  const labels = [...document.querySelectorAll("label")];
  labels.find(({ textContent }) => textContent.trim() === label)?.control?.focus();
}

/** The focused field's text. */
export function readFocused(): string {
  const field = document.activeElement;
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? "";
  return field instanceof HTMLButtonElement ? field.innerText : (field as HTMLInputElement).value;
}

/** The values of the form's fields, the security question first. */
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
