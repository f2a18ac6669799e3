import dayjs from "dayjs";

/** "Nov 19, 2026", on the owner's calendar (requirement 7.14). */
export function formatDate(iso: string): string {
  return dayjs(iso).format("MMM D, YYYY");
}

/** "2026-11-19 14:05": sorts as text, and spreadsheets recognise it as a date. */
export function formatDateTime(iso: string): string {
  return dayjs(iso).format("YYYY-MM-DD HH:mm");
}
