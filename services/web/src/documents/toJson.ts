/** JSON for inside a script element: `<` is escaped, so that nothing in it can end the element. */
export function toJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
