/** Ends a command with this sentence. */
export function fail(problem: string): never {
  throw new Error(problem);
}
