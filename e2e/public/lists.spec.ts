import { expect, test } from "../support/test";

const lists = [
  "/api/services",
  "/api/featured-projects",
  "/api/service-areas",
  "/api/testimonials",
];

test("each list is fetched exactly once, and stays visible", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });

  await page.clock.install();
  await page.goto("/");
  await expect(page.locator("#services").getByRole("article").first()).toBeVisible();
  await expect.poll(() => asked.length).toBe(lists.length);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.clock.fastForward("05:00");
  // Whatever the page wanted to fetch by now was sent before this.
  await page.evaluate(() => fetch("/api/health/live"));

  expect(asked.toSorted()).toEqual([...lists, "/api/health/live"].toSorted());
});

test("no list is fetched before the form works, and then at a low priority", async ({ page }) => {
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    window.fetch = (...request) => {
      const question = document.querySelector("#security-question")?.textContent ?? "…";
      const works = !question.includes("…");
      const [address] = request as [string];
      performance.mark(`${address}, the form ${works ? "works" : "sleeps"}`);
      return fetch(...request);
    };
  });
  const priorities: string[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.includes("/api/")) priorities.push(request.initialPriority);
  });

  await page.goto("/");

  await expect.poll(() => priorities).toEqual(lists.map(() => "Low"));
  const asked = await page.evaluate(() =>
    performance.getEntriesByType("mark").map(({ name }) => name),
  );
  expect(asked.filter((name) => name.startsWith("/api/"))).toEqual(
    lists.map((list) => `${list}, the form works`),
  );
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

  await page.goto("/", { waitUntil: "networkidle" });

  expect(asked.size, [...asked.values()].join("\n")).toBeLessThanOrEqual(14);
  await context.close();
});

test("a list that cannot be loaded says so in one quiet line, and every list stays", async ({
  page,
}) => {
  await page.route("**/api/services", (route) => route.fulfill({ status: 503, body: "Not now." }));
  await page.goto("/");

  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Unable to load services. Please try again later.");
  await expect(alert).toHaveCount(1);
  await expect(alert).toHaveCSS("color", "rgb(43, 59, 51)"); // as any text
  await expect(page.locator("#services article").first()).toBeVisible();
  await expect(page.locator("#areas").getByRole("listitem").first()).toBeAttached();
});
