import type { Problem } from "@ridgeline/contract/createCheck";

type Headers = Readonly<Record<string, string>>;

/** An error response: the status, and one plain sentence (or a line per problem) for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Headers = {},
    /** What is wrong with which field; a page shows it there. */
    readonly problems: readonly Problem[] = [{ field: "", message }],
  ) {
    super(message);
  }
}

export const badRequest = (message: string, problems?: readonly Problem[]) =>
  new ApiError(400, message, {}, problems);

export const unauthorized = () =>
  new ApiError(401, "A valid admin token is needed here.", { "WWW-Authenticate": "Bearer" });

/** `thing` as people call it: "Service 12". */
export const notFound = (thing: string) => new ApiError(404, `${thing} does not exist.`);

export const tooSlow = () =>
  new ApiError(408, "The request took too long to arrive. Please try again.");

export const tooLarge = (message = "The request is too large.") => new ApiError(413, message);

export const unsupportedType = (message = "The request body must be JSON.") =>
  new ApiError(415, message);

export const unprocessable = (message: string) => new ApiError(422, message);

export const damagedPicture = () =>
  unprocessable("The picture cannot be read: it is damaged or not complete.");

export const tooMany = (message: string, seconds: number) =>
  new ApiError(429, message, { "Retry-After": String(seconds) });

export const busy = (message: string) => new ApiError(503, message, { "Retry-After": "5" });

/** Whatever it was that took long. */
export const notInTime = () => busy("This took too long. Please try again in a moment.");

export const unavailable = () =>
  busy("We cannot reach our records right now. Please try again in a moment.");
