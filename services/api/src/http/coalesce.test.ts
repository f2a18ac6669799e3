import { coalesce } from "./coalesce";

function createRuns() {
  const runs: { end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const run = () =>
    new Promise<string>((end, fail) => {
      runs.push({ end, fail });
    });
  return { runs, shared: coalesce(run) };
}

test("who asks during a run gets the next one, which all of them share", async () => {
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

test("who asks after a run gets a new one", async () => {
  const { runs, shared } = createRuns();
  const first = shared();
  runs[0]?.end("old");
  await first;

  const second = shared();
  runs[1]?.end("new");

  expect(await second).toBe("new");
});

test("a run that fails fails for its own callers only", async () => {
  const { runs, shared } = createRuns();
  const first = shared();
  const second = shared();

  runs[0]?.fail(new Error("away"));
  await expect(first).rejects.toThrow("away");
  runs[1]?.end("new");

  expect(await second).toBe("new");
});
