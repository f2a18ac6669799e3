import dayjs from "dayjs";

/** "Nov 19, 2026", on the owner's calendar (requirement 7.14). */
export function formatDate(iso: string): string {
  return dayjs(iso).format("MMM D, YYYY");
}

/** "Nov 19, 2026, 2:05 PM". */
export function formatExactTime(iso: string): string {
  return dayjs(iso).format("MMM D, YYYY, h:mm A");
}

/** "2026-11-19 14:05": sorts as text, and spreadsheets recognize it as a date. */
export function formatDateTime(iso: string): string {
  return dayjs(iso).format("YYYY-MM-DD HH:mm");
}
