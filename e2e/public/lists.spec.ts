import { expect, test } from "../support/test";

const lists = ["services", "featured-projects", "service-areas", "testimonials"];

test("each list is fetched exactly once, at a low priority, when its section comes near the screen", async ({
  page,
}) => {
  const asked: string[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.requestWillBeSent", ({ request }) => {
    const [, path] = /\/api\/(.*)/.exec(request.url) ?? [];
    if (path !== undefined) asked.push(`${path} ${request.initialPriority}`);
  });

  await page.clock.install();
  await page.goto("/");
  await expect.poll(() => asked).toEqual(["services Low"]);
  for (const [index, path] of lists.entries()) {
    await page.locator(`[data-list="${path}"] > *`).first().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBeGreaterThan(index);
  }
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.clock.fastForward("05:00");
  // Whatever the page wanted to fetch by now was sent before this.
  await page.evaluate(() => fetch("/api/health/live", { priority: "high" }));

  expect(asked.toSorted()).toEqual(
    [...lists.map((path) => `${path} Low`), "health/live High"].toSorted(),
  );
});
