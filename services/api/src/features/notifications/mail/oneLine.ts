/**
 * Visitors' text for a header or a line of its own: without line breaks, control characters and marks that turn the
 * writing direction, cut to `limit` characters.
 */
export function oneLine(text: string, limit: number): string {
  const clean = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const characters = Array.from(clean);
  return characters.length <= limit ? clean : `${characters.slice(0, limit - 1).join("")}…`;
}
