import { toApiFailure } from "./apiFailure";

test.each([
  [{ status: 429, data: "Too many." }, "Too Many Requests", "429: Too many."],
  [{ status: 503, data: "" }, "Service Unavailable", "503: Service Unavailable"],
  [{ status: 500, data: undefined }, "Internal Server Error", "500: Internal Server Error"],
] as const)("%j with %j reads %j", (error, statusText, message) => {
  expect(toApiFailure(error, statusText)).toMatchObject({ status: error.status, message });
});

test("no response gives a message without a status", () => {
  const failure = toApiFailure({ status: "FETCH_ERROR", error: "TypeError: Failed to fetch" });

  expect(failure.status).toBeUndefined();
  expect(failure.message).toMatch(/check your connection/);
});

test("an unreadable response gives a message", () => {
  const failure = toApiFailure({
    status: "PARSING_ERROR",
    originalStatus: 200,
    data: "<!doctype html>",
    error: "SyntaxError",
  });

  expect(failure).toMatchObject({ status: 200, body: "" });
  expect(failure.message).toMatch(/could not be read/);
});
