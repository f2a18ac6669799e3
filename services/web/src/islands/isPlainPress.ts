/** False for a press that opens a link elsewhere: a new tab, a window, a download. */
export function isPlainPress({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
