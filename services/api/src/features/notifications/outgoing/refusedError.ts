/** The receiver answered with a status other than 2xx. */
export class RefusedError extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`The receiver answered ${status}.`);
    this.code = `HTTP_${status}`;
  }
}

export function refuseUnlessOk(status: number): void {
  if (status < 200 || status > 299) throw new RefusedError(status);
}
