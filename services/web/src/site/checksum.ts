/** Tells whether a list, or what is in the form, differs from an older one: FNV-1a of its JSON, eight digits. */
export function checksumOf(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(value)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
