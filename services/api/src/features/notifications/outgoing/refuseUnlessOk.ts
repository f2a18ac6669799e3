/** Anything but a 2xx is a failure. */
export function refuseUnlessOk(status: number): void {
  if (status < 200 || status > 299) throw new RefusedError(status);
}

/** The receiver answered with another status. */
class RefusedError extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`The receiver answered ${status}.`);
    this.code = `HTTP_${status}`;
  }
}
