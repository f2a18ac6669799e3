/** A line of it may end after a slash ("Sheetrock/Drywall"), where browsers end none. */
export function BreakableText({ text }: { text: string }) {
  const parts = text.match(/[^/]+\/?|\//g) ?? [];
  return parts.map((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
}
