import type { Site } from "@ridgeline/contract/site";

type OpenHours = Site["hours"][number]["open"];

/** "8:00 AM - 6:00 PM", or "Closed". */
export function formatHours(open: OpenHours): string {
  return open ? `${formatTime(open.from)} - ${formatTime(open.to)}` : "Closed";
}

/** From "18:00" to "6:00 PM". */
function formatTime(time: string): string {
  const [hour = "0", minutes = "00"] = time.split(":");
  const hour24 = Number(hour);
  return `${hour24 % 12 || 12}:${minutes} ${hour24 < 12 ? "AM" : "PM"}`;
}
