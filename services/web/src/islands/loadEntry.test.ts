import { loadEntry } from "./loadEntry";
import { reloadOnce } from "../site/reloadOnce";

jest.mock("../site/reloadOnce");

const BASE = "/assets/base-1.js";
const ENTRY = "/assets/index-1.js";
const answer = jest.fn<Promise<Partial<Response>>, [string]>();
const found = { ok: true, status: 200, blob: () => Promise.resolve(new Blob()) };
const gone = { ok: false, status: 404 };

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  Object.assign(window, { fetch: answer });
});

afterEach(() => {
  jest.useRealTimers();
});

test("waits until the page is loaded if no paint is reported", async () => {
  answer.mockResolvedValue(found);
  const load = jest.fn(() => Promise.resolve());
  const loaded = loadEntry([ENTRY], load);

  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(299);
  expect(answer).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(1);
  await loaded;
  expect(load).toHaveBeenCalledWith(ENTRY);
});

describe("on a visible page in a browser that reports paints", () => {
  let report: (paints: { getEntriesByName: (name: string) => unknown[] }) => void;

  beforeEach(() => {
    answer.mockResolvedValue(found);
    const PaintObserver = function (callback: typeof report) {
      report = callback;
      return { observe: () => {} };
    };
    Object.assign(window, {
      PerformanceObserver: Object.assign(PaintObserver, { supportedEntryTypes: ["paint"] }),
    });
  });

  afterEach(() => {
    Reflect.deleteProperty(window, "PerformanceObserver");
  });

  test("waits for the first paint with content", async () => {
    const loaded = loadEntry([ENTRY], () => Promise.resolve());

    reportPaint("first-paint");
    await finishLoading();
    expect(answer).not.toHaveBeenCalled();

    reportPaint("first-contentful-paint");
    await loaded;
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test("gives up on a paint that is five seconds late", async () => {
    const loaded = loadEntry([ENTRY], () => Promise.resolve());

    await finishLoading();
    await jest.advanceTimersByTimeAsync(4699);
    expect(answer).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(1);
    await loaded;
    expect(answer).toHaveBeenCalledTimes(1);
  });

  function reportPaint(reported: string): void {
    report({ getEntriesByName: (name) => (name === reported ? [{}] : []) });
  }
});

test("scripts are requested in parallel and imported one after the other", async () => {
  answer.mockResolvedValue(found);
  let run = () => {};
  const load = jest.fn((_script: string) => new Promise<void>((resolve) => (run = resolve)));
  const loaded = loadEntry([BASE, ENTRY], load);

  await finishLoading();
  expect(answer.mock.calls).toEqual([[BASE], [ENTRY]]);
  expect(load.mock.calls).toEqual([[BASE]]);

  run();
  await jest.advanceTimersByTimeAsync(0);
  expect(load.mock.calls).toEqual([[BASE], [ENTRY]]);
  run();
  await loaded;
});

test("a script that arrives before the end of the page waits for it", async () => {
  answer.mockResolvedValue(found);
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const load = jest.fn(() => Promise.resolve());
  const loaded = loadEntry([ENTRY], load);

  state.mockReturnValue("interactive");
  await finishLoading();
  expect(answer).toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();

  document.dispatchEvent(new Event("DOMContentLoaded"));
  await loaded;
  expect(load).toHaveBeenCalledTimes(1);
  state.mockRestore();
});

test("a script that fails to load is requested again, and imported once it has arrived", async () => {
  answer.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(found);
  const load = jest.fn(() => Promise.resolve());
  const loaded = loadEntry([ENTRY], load);

  await finishLoading();
  expect(load).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(500);
  await loaded;
  expect(answer).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a script that failed to load is requested again as soon as the device is online", async () => {
  answer.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(found);
  const loaded = loadEntry([ENTRY], () => Promise.resolve());

  await finishLoading();
  window.dispatchEvent(new Event("online"));
  await loaded;

  expect(answer).toHaveBeenCalledTimes(2);
});

test("a stale page is reloaded", async () => {
  answer.mockResolvedValue(gone);
  void loadEntry([ENTRY], () => Promise.resolve());

  await finishLoading();

  expect(reloadOnce).toHaveBeenCalledWith(ENTRY);
});

test("a script that cannot run is reported and reloads the page, unless a pressed link's page comes first", async () => {
  answer.mockResolvedValue(found);
  const loaded = loadEntry([ENTRY], () => Promise.reject(new SyntaxError("Unexpected token")));
  const report = jest.fn();
  loaded.catch(report);

  await finishLoading();
  await jest.advanceTimersByTimeAsync(1999); // by then the link's page would have come
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(1);
  expect(reloadOnce).toHaveBeenCalledWith(ENTRY);
  expect(report).toHaveBeenCalledWith(new SyntaxError("Unexpected token"));
});

/** jsdom reports no paints. */
async function finishLoading(): Promise<void> {
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(300);
}
