import { holdBack } from "../support/holdBack";
import { answerStarterLists, starterLists } from "../support/lists";
import { awaitScript } from "../support/quoteForm";
import { expect, test } from "../support/test";

const lists = ["services", "featured-projects", "service-areas", "testimonials"];

test("each list is fetched exactly once, at a low priority, when its section is on the screen", async ({
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
  await page.waitForLoadState();
  expect(asked).toEqual([]);
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

test("a list that has changed keeps the swiped row, and waits while a picture is enlarged", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerStarterLists(page, (_, items) => [...items, { ...items[0], id: 99, name: "Added" }]);
  const answer = await holdBack(page, /api\/(testimonials|featured-projects)/);
  await page.goto("/");
  const row = page.getByRole("list", { name: "Reviews" });
  await row.scrollIntoViewIfNeeded();
  await row.evaluate((list) => list.scrollTo({ left: 620, behavior: "instant" }));
  const swiped = await row.evaluate(({ scrollLeft }) => scrollLeft);
  expect(swiped).toBeGreaterThan(300);
  const pictures = page.locator("a[data-picture]");
  await pictures.first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const answered = page.waitForResponse("**/api/featured-projects");
  answer();
  await answered;
  await awaitScript(page);
  await page.keyboard.press("Escape");
  await expect(pictures.first()).toBeFocused();

  await page.getByRole("contentinfo").getByRole("link").first().focus();
  await expect(row).toContainText("Added");
  await expect(pictures).toHaveCount(starterLists["featured-projects"].length + 1);
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(swiped);
});
