/** False for a press that opens a link in another place: a new tab, a window, a download. */
export function isPlainPress({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
