/** Makes the command fail with this message. */
export function fail(problem: string): never {
  throw new Error(problem);
}
