import { finishedSetup } from "../../contract/test/finishedSetup";
import { answerList, expect, test } from "../support/admin";
import { expectFocusSeen, thereAndBack } from "../support/layout";
import { fullQuote } from "../../contract/test/quoteRequests";

const quotes = Array.from({ length: 90 }, (_, index) => ({ ...fullQuote, id: 90 - index }));
const main = ["Dashboard", "Requests", "Projects", "Reviews"];
const others = ["Services", "Areas", "Business Details"];

test("every other screen is one press away at the end of 90 requests, on a phone partly behind More", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerList(page, "quote-requests", quotes);
  await page.goto("/admin/quote-requests");
  await expect(page.getByRole("main").getByText("Jane Holcomb").first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const nav = page.getByRole("navigation", { name: "Pages" });
  const link = (name: string) => nav.getByRole("link", { name, exact: true });
  const more = nav.getByRole("button", { name: "More" });
  const expectInSight = async (names: string[]) => {
    for (const name of names) await expect(link(name)).toBeInViewport({ ratio: 1 });
  };
  await expectInSight(main);
  await expect(link("Requests")).toHaveAttribute("aria-current", "page");
  for (const name of others) await expect(link(name)).toBeHidden();
  await more.press("Enter");
  await expectInSight(others);
  await page.keyboard.press("Escape");
  await expect(link("Services")).toBeHidden();
  await expect(more).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 844 });
  await expectInSight([...main, ...others]);
  await expect(more).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await link("Projects").click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^Featured Projects/);
  await expect(heading).toBeInViewport({ ratio: 1 });
  await more.click();
  await link("Services").click();
  await expect(page).toHaveURL(/\/admin\/services$/);
  await expect(link("Services")).toBeHidden();
  await expect(more).toHaveAttribute("aria-current", "true");
});

test("the navigation never covers the focused element, on a phone and a desk", async ({ page }) => {
  await page.goto("/admin/services");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole("button", { name: "Edit Door Replacement" }).focus();

    await expectFocusSeen(page, thereAndBack(16));
  }
});

test.describe("the dashboard's first screen on a small phone", () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test("says that nobody is notified, and opens on the switch", async ({ page }) => {
    await page.goto("/admin");

    await expect(page.getByText("Nobody is notified of new requests.")).toBeInViewport({
      ratio: 1,
    });
    await page.getByText("Your Notifications").click();
    await expect(page.getByText("Not set up").first()).toBeVisible();
  });

  test("has the newest request's Call, and the first line of its details alone", async ({
    page,
  }) => {
    const projectDetails = "The gutters overflow whenever it rains hard. ".repeat(9);
    await answerList(page, "quote-requests", [{ ...fullQuote, projectDetails }]);
    await page.route("**/api/admin/setup", (route) => route.fulfill({ json: finishedSetup }));
    await page.goto("/admin");

    const newest = page.getByRole("region", { name: "New requests" });
    for (const name of ["Call Jane Holcomb, ID 114", "Text Jane Holcomb, ID 114"]) {
      await expect(newest.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    }
    const details = await newest.getByText("The gutters overflow").boundingBox();
    expect(details?.height).toBeLessThan(24);
  });
});
