import { formatToday, thisYear } from "../site/today";

/** The page may have been rendered on another day. */
export function correctDates(): void {
  write("[data-year]", thisYear);
  write("[data-today]", formatToday);
}

/** `read` is called only if there is such an element: formatting the first date takes a phone a while. */
function write(selector: string, read: () => string): void {
  const element = document.querySelector(selector);
  if (element && element.textContent !== read()) element.textContent = read();
}
