import { contentKinds } from "@ridgeline/contract/contentKinds";
import { expect, test } from "../support/admin";

const lists = [...contentKinds.map(({ path }) => path), "quote-requests"];

test("a list is fetched when a page that shows it opens, and not again on focus or after a failure", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, path] = /\/api\/(.*)/.exec(request.url()) ?? [];
    if (path !== undefined) asked.push(path);
  });
  await page.route("**/api/admin/service-areas", (route) => route.fulfill({ status: 500 }));
  await page.clock.install();
  await page.goto("/admin");
  await expect(page.getByText("Failed to fetch service areas")).toBeVisible();
  await expect(page.locator("dl dd").nth(1)).toHaveText(/^\d+$/); // the services have arrived
  await page.getByRole("link", { name: "Manage Services" }).click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Services \| /);
  await expect(page.locator("#main-content")).toBeFocused();
  const onTheDashboard = [...lists, "quarantine", "notifications", "setup", "heartbeat"];
  const expected = [...onTheDashboard, "services"].map((path) => `admin/${path}`).toSorted();
  await expect.poll(() => asked.toSorted()).toEqual(expected);

  await page.evaluate(() => {
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("online"));
  });
  await page.clock.fastForward("05:00");
  // Whatever the page wanted to fetch by now was sent before this.
  await page.evaluate(() => fetch("/api/health/live"));
  expect(asked.toSorted()).toEqual([...expected, "health/live"].toSorted());
});
