/** Whether the owner lists that town: "Helen", "Helen, GA" or "Helen and around". */
export function isListed(town: string, areas: readonly { name: string }[]): boolean {
  return areas.some(({ name }) => name.toLowerCase().includes(town.toLowerCase()));
}
