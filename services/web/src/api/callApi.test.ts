import { callApi, listOf } from "./callApi";

const list = { path: "/services", expects: [200, listOf("id")] } as const;

const brokenOff = new Response("half");
brokenOff.text = () => Promise.reject(new TypeError("network error"));
const matching = (text: RegExp) => expect.stringMatching(text) as string;
const noResponse = { body: "", message: matching(/check your connection/) };

test.each([
  [
    "with a body",
    () => new Response("Too many.", { status: 429, statusText: "Too Many Requests" }),
    { status: 429, body: "Too many.", message: "429: Too many." },
  ],
  [
    "without a body",
    () => new Response("", { status: 503, statusText: "Service Unavailable" }),
    { status: 503, body: "", message: "503: Service Unavailable" },
  ],
  ["that is cut off", () => brokenOff, noResponse],
  ["that never comes", () => Promise.reject(new TypeError("Failed to fetch")), noResponse],
])("a response %s becomes an error", async (_how, respond, error) => {
  window.fetch = () => Promise.resolve().then(respond);

  expect(await callApi(list)).toEqual({ error });
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
  void callApi(list).then(outcome);

  await jest.advanceTimersByTimeAsync(29_900);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);

  expect(outcome).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("what has not changed is asked for with its tag, and is the same object", async () => {
  const answers = [
    new Response('[{"id":1}]', { headers: { ETag: 'W/"1"' } }),
    { status: 304, text: () => "" },
  ];
  const asked: unknown[] = [];
  window.fetch = (_path, init) => {
    asked.push(new Headers(init?.headers).get("If-None-Match"));
    return Promise.resolve(answers.shift() as Response); // jsdom's cannot be a 304
  };
  const known = new Map();
  const [first, second] = [await callApi(list, known), await callApi(list, known)];

  expect(asked).toEqual([null, 'W/"1"']);
  expect(first).toEqual({ data: [{ id: 1 }] });
  expect(Reflect.get(second, "data")).toBe(Reflect.get(first, "data"));
});
