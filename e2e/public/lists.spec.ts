import { lists } from "../support/lists";
import { expect, test } from "../support/test";

test("each list is fetched exactly once, and stays", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });

  await page.goto("/");
  await expect(page.locator("#services").getByRole("article").first()).toBeVisible();
  await expect.poll(() => asked.length).toBe(lists.length);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.waitForTimeout(1000);

  expect(asked.sort()).toEqual(lists.map(({ path }) => path).sort());
});

test("no list is fetched before the form works, and then at a low priority", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/late-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const priorities: string[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.includes("/api/")) priorities.push(request.initialPriority);
  });

  await page.goto("/");
  // React has taken over the last list, and done all that follows from that.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#reviews li") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(priorities).toEqual([]);
  release();

  await expect.poll(() => priorities).toEqual(lists.map(() => "Low"));
});

test("the first load of the landing page takes at most fourteen requests on a phone", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const asked = new Map<string, string>();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("data:")) asked.set(requestId, request.url);
  });
  // The script is fetched, then imported from the browser's cache.
  network.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache === true) asked.delete(requestId);
  });

  await page.goto("/", { waitUntil: "networkidle" });

  expect(asked.size, [...asked.values()].join("\n")).toBeLessThanOrEqual(14);
  await context.close();
});

for (const { path, loading, failed } of lists) {
  test(`${path}: shows its loading text until the response arrives`, async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${path}`, async (route) => {
      await held;
      await route.continue();
    });

    await page.goto("/");
    await expect(page.getByRole("status").filter({ hasText: loading })).toBeAttached();
    answer();

    await expect(page.getByText(loading, { exact: true })).toHaveCount(0);
    await expect(page.getByText(failed)).toHaveCount(0);
  });

  test(`${path}: shows its error text when it cannot be loaded, and the rest stays`, async ({
    page,
  }) => {
    await page.route(`**${path}`, (route) => route.fulfill({ status: 503, body: "Not now." }));

    await page.goto("/");

    await expect(page.getByRole("alert").filter({ hasText: failed })).toBeAttached();
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(page.getByText(loading, { exact: true })).toHaveCount(0);
  });

  test(`${path}: an empty list is not an error`, async ({ page }) => {
    await page.route(`**${path}`, (route) => route.fulfill({ json: [] }));

    await page.goto("/");

    await expect(page.getByText(loading, { exact: true })).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}
