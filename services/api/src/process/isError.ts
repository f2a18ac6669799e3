/** Like `instanceof Error`, but also true for errors from another realm, such as Node's own under Jest. */
export function isError(value: unknown): value is Error {
  return Object.prototype.toString.call(value) === "[object Error]";
}
