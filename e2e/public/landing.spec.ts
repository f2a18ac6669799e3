import { get } from "node:http";
import { startServer } from "../servers/startServer";
import { callHref } from "../support/sampleSite";
import { expect, test } from "../support/test";

test("the sections and their anchors are in the required order", async ({ page }) => {
  await page.goto("/");

  const anchors = [
    "main-content",
    "services",
    "about",
    "areas",
    "reviews",
    "quote-form",
    "contact",
  ];
  const found = await page.evaluate(
    (wanted) =>
      [...document.querySelectorAll("[id]")]
        .map(({ id }) => id)
        .filter((id) => wanted.includes(id)),
    anchors,
  );
  expect(found).toEqual(anchors);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("the hero has links to the form and the phone, and three badges; below are the four value points", async ({
  page,
}) => {
  await page.goto("/");

  await expect(page.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", callHref);
  for (const badge of ["Licensed & Insured", "Local & Reliable", "Fast Turnaround"]) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
  }
  const about = page.locator("#about");
  await expect(about).toContainText("founded by a local contractor");
  await expect(about).toContainText("Over 15 years");
  await expect(about.getByRole("heading", { level: 3 })).toHaveText([
    "Quality Workmanship",
    "Clear Communication",
    "On-Time & On-Budget",
    "Satisfaction Guarantee",
  ]);
  await page.getByRole("link", { name: "Request a Free Estimate" }).click();
  await expect(page.locator("#quote-form")).toBeInViewport();
});

test("the compressed HTML of the page is at most 24 kB", async () => {
  const site = await startServer(); // other tests add content to theirs
  // A raw request, since Playwright shows the decompressed response.
  const bytes = await new Promise<number>((resolve, reject) => {
    const headers = { "Accept-Encoding": "gzip, deflate, br" };
    const request = get(site.url, { headers }, (response) => {
      expect(response.headers["content-encoding"]).toBe("br");
      let sum = 0;
      response.on("data", (chunk: Buffer) => (sum += chunk.length));
      response.on("end", () => resolve(sum));
    });
    request.on("error", reject);
  });

  await site.stop();

  expect(bytes).toBeLessThanOrEqual(24_000);
});
