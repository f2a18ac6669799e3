/** The attributes ("data-menu") by which documents, islands and styles find each other. */
export type Mark =
  | "call-bar"
  | "checksum"
  | "customer"
  | "dialog"
  | "edition"
  | "failure"
  | "form"
  | "goes-to"
  | "has-ground"
  | "has-placeholder"
  | "hero-button"
  | "late"
  | "like"
  | "list"
  | "list-section"
  | "map"
  | "menu"
  | "open-state"
  | "open-text"
  | "opens-menu"
  | "picture"
  | "pictures"
  | "place"
  | "react"
  | "received"
  | "reveal"
  | "scroll-list"
  | "scrolled"
  | "sent"
  | "service"
  | "since"
  | "smooth"
  | "step"
  | "thanks"
  | "today"
  | "too-old"
  | "town"
  | "until"
  | "year";

export const nameOf = (mark: Mark) => `data-${mark}`;

/** For an element's props. */
export const mark = (name: Mark, value: string | number = "") => ({ [nameOf(name)]: value });

/** Selectors. */
export const marked = (name: Mark) => `[${nameOf(name)}]`;
export const markedWith = (name: Mark, value: string) => `[${nameOf(name)}="${value}"]`;

/** "" without it. */
export const readMark = (element: Element, name: Mark) => element.getAttribute(nameOf(name)) ?? "";

export function setMark(element: Element, name: Mark, value: string | number = ""): void {
  element.setAttribute(nameOf(name), String(value));
}
