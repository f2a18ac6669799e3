/** The whole number at the start of a text; 0 if there is none (requirement 7.13). */
export function parseSortOrder(text: string): number {
  return Math.trunc(Number.parseFloat(text)) || 0;
}
