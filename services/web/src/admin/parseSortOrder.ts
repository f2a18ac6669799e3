/** The whole number that a text begins with; 0 where there is none (spec 5). */
export function parseSortOrder(text: string): number {
  return Math.trunc(Number.parseFloat(text)) || 0;
}
