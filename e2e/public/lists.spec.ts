import { expect, test } from "../support/test";

const lists = ["services", "featured-projects", "service-areas", "testimonials"];

test("each list is fetched exactly once, at a low priority and not before the form works", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    const questions: string[] = [];
    Object.assign(window, { questions });
    window.fetch = (...request) => {
      questions.push(document.querySelector("#security-question")?.textContent ?? "");
      return fetch(...request);
    };
  });
  const asked: string[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.requestWillBeSent", ({ request }) => {
    const [, path] = /\/api\/(.*)/.exec(request.url) ?? [];
    if (path !== undefined) asked.push(`${path} ${request.initialPriority}`);
  });

  await page.clock.install();
  await page.goto("/");
  await expect(page.locator("#services").getByRole("article").first()).toBeVisible();
  await expect.poll(() => asked.length).toBe(lists.length);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.clock.fastForward("05:00");
  // Whatever the page wanted to fetch by now was sent before this.
  await page.evaluate(() => fetch("/api/health/live", { priority: "high" }));

  expect(asked.toSorted()).toEqual(
    [...lists.map((path) => `${path} Low`), "health/live High"].toSorted(),
  );
  const questions = await page.evaluate(
    () => (window as unknown as { questions: string[] }).questions,
  );
  const sum: unknown = expect.stringMatching(/\d+ \+ \d+/); // until the form works it has none
  expect(questions).toEqual(Array.from({ length: lists.length + 1 }, () => sum));
});
