/** Like `instanceof Error`, but also true for errors of another realm, such as Node's own while Jest runs the code. */
export function isError(value: unknown): value is Error {
  return Object.prototype.toString.call(value) === "[object Error]";
}
