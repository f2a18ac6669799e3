import { coalesce } from "./preparedBody";

function createRuns() {
  const runs: { end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const run = () =>
    new Promise<string>((end, fail) => {
      runs.push({ end, fail });
    });
  return { runs, shared: coalesce(run) };
}

test("calls during a run share the next one", async () => {
  const { runs, shared } = createRuns();
  const first = shared();
  const others = [shared(), shared()];
  expect(runs).toHaveLength(1);

  runs[0]?.end("old");
  expect(await first).toBe("old");
  expect(runs).toHaveLength(2);

  runs[1]?.end("new");
  expect(await Promise.all(others)).toEqual(["new", "new"]);
});

test("a caller that asks again as its run ends shares the next one", async () => {
  const { runs, shared } = createRuns();
  const again = shared().then(shared);
  const waiting = shared();

  runs[0]?.end("old");
  await new Promise(setImmediate);
  expect(runs).toHaveLength(2);

  runs[1]?.end("new");
  expect(await Promise.all([again, waiting])).toEqual(["new", "new"]);
});

test("a call after a run gets a new one", async () => {
  const { runs, shared } = createRuns();
  const first = shared();
  runs[0]?.end("old");
  await first;

  const second = shared();
  runs[1]?.end("new");

  expect(await second).toBe("new");
});

test("a failed run fails only for its own callers", async () => {
  const { runs, shared } = createRuns();
  const first = shared();
  const second = shared();

  runs[0]?.fail(new Error("away"));
  await expect(first).rejects.toThrow("away");
  runs[1]?.end("new");

  expect(await second).toBe("new");
});
