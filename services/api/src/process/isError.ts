/** Like `instanceof Error`, also for errors of another realm: Node's own, when Jest runs the code in one of its own. */
export function isError(value: unknown): value is Error {
  return Object.prototype.toString.call(value) === "[object Error]";
}
