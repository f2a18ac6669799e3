import { expect, test } from "../support/test";

test("a script lost on a weak signal is asked for again; the page stays, and so does what was typed and pressed", async ({
  page,
}) => {
  let isLost = true;
  await page.route(/\/assets\/late-[^/]*\.js/, (route) =>
    isLost ? route.abort() : route.continue(),
  );
  await page.goto("/");
  const lost = page.waitForEvent("requestfailed");
  await page.mouse.move(10, 10);
  await lost;

  await page.getByLabel("Full Name").fill("Ann Lee");
  await page.getByRole("button", { name: "Request Free Estimate" }).click();
  isLost = false;

  await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
});
