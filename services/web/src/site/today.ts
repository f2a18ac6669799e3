export function thisYear(): string {
  return String(new Date().getFullYear());
}

/** "November 23, 2026" */
export function formatToday(): string {
  return new Date().toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
}
