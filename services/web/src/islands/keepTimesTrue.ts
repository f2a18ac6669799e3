import { formatToday, thisYear } from "../site/today";
import type * as late from "./late";
import { importScripts } from "./scripts";
import { marked, readMark } from "../site/marks";

const MINUTE_MS = 60_000;

/**
 * Keeps what the page says about the time true: it may have been rendered, or opened, a while ago. Compares numbers, since a
 * browser's first local time, and each time zone, take a phone a while; what knows the hours is loaded when it is needed.
 */
export function keepTimesTrue(): void {
  correct(marked("year"), thisYear);
  correct(marked("today"), formatToday);
  void correctHours();
  setInterval(() => void correctHours(), MINUTE_MS);
}

function correct(selector: string, read: () => string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element && !holds(element)) element.textContent = read();
}

async function correctHours(): Promise<void> {
  const part = document.querySelector<HTMLElement>(marked("open-state"));
  if (!part || holds(part)) return;
  const script = await importScripts<typeof late>("late");
  script?.correctOpenState();
}

function holds(part: HTMLElement): boolean {
  const now = Date.now();
  return Number(readMark(part, "since")) <= now && now < Number(readMark(part, "until"));
}
