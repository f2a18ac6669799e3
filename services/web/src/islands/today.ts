import { formatToday, thisYear } from "../site/today";

/** The page may have been rendered on another day. */
export function correctDates(): void {
  write("[data-year]", thisYear());
  write("[data-today]", formatToday());
}

function write(selector: string, text: string): void {
  const element = document.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
