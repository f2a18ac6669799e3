import dayjs from "dayjs";

/** "Nov 19 at 2:05 PM", on the owner's clock. */
export function formatMoment(iso: string): string {
  return dayjs(iso).format("MMM D [at] h:mm A");
}

/** "Nov 19". */
export function formatDay(iso: string): string {
  return dayjs(iso).format("MMM D");
}
