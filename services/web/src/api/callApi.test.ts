import { callApi } from "./callApi";

/** What `fetch` answers. */
function answerWith(answer: () => Promise<Response>): void {
  window.fetch = answer;
}

test.each([
  [429, "Too many.", "Too Many Requests", "429: Too many."],
  [503, "", "Service Unavailable", "503: Service Unavailable"],
])("a refusal (%j, %j, %j) reads %j", async (status, body, statusText, message) => {
  answerWith(() => Promise.resolve(new Response(body, { status, statusText })));

  expect(await callApi({ path: "/services" })).toEqual({ error: { status, body, message } });
});

test("no response gives a message without a status", async () => {
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));

  expect(await callApi({ path: "/services" })).toEqual({
    error: { body: "", message: expect.stringMatching(/check your connection/) as string },
  });
});

test("a response that is cut off gives a message without a status", async () => {
  const broken = new Response("half");
  broken.text = () => Promise.reject(new TypeError("network error"));
  answerWith(() => Promise.resolve(broken));

  expect(await callApi({ path: "/services" })).toEqual({
    error: { body: "", message: expect.stringMatching(/check your connection/) as string },
  });
});

test("an unreadable response gives a message", async () => {
  answerWith(() => Promise.resolve(new Response("<!doctype html>")));

  expect(await callApi({ path: "/services" })).toEqual({
    error: { status: 200, body: "", message: expect.stringMatching(/could not be read/) as string },
  });
});

test("a call without a response times out after 30 seconds", async () => {
  jest.useFakeTimers();
  window.fetch = (_path, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => {
        reject(new DOMException("aborted", "AbortError"));
      });
    });
  const outcome = jest.fn();
  void callApi({ path: "/services" }).then(outcome);

  await jest.advanceTimersByTimeAsync(29_900);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);

  expect(outcome).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
