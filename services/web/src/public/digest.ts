/** Tells whether a list differs from the one that a page was made with: FNV-1a, 32 bits, of its JSON. */
export function digestOf(list: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(list)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
