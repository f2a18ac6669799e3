/** What is started for the tests of a file or a `describe`, once for all of them or for each, and stopped after them. */
export function provide<Started extends object>(
  start: () => Started | Promise<Started>,
  scope: "all" | "each" = "all",
): Started {
  const started = {} as Started & { stop?: () => unknown }; // filled before any test
  const [before, after] = scope === "all" ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    Object.assign(started, await start());
  });
  after(() => started.stop?.());
  return started;
}
