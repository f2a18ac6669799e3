import { answerList, asOwner, expect, test } from "../support/admin";
import { fullQuote } from "../support/lists";
import { modes } from "../support/modes";

test("the owner's pages work in the oldest browsers that are promised", async ({
  page,
  context,
}) => {
  await modes.old(context);
  const stored = await page.request.get("/api/admin/business", asOwner);
  const business = (await stored.json()) as object;
  const links = { facebook: "https://www.facebook.com/ridgeline" };
  await page.route("**/api/admin/business", (route) =>
    route.fulfill({ json: { ...business, links } }),
  );
  await answerList(page, "quote-requests", [fullQuote]);

  await page.goto("/admin/business#contact");
  await expect(page.getByLabel("Facebook")).toHaveValue(links.facebook);
  await page.getByLabel("Yelp").fill("yelp.com/biz/ridgeline");
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();

  await page.goto("/admin/featured-projects");
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await page.getByText("Use a link").click();
  await page.getByLabel("Image URL").clear();
  await page.getByLabel("Image URL").pressSequentially("https://example.com/a.jpg");
  await expect(page.getByLabel("Image URL")).toHaveValue("https://example.com/a.jpg");

  await page.goto("/admin/quote-requests");
  await page.evaluate(() => {
    document.addEventListener("click", (event) => event.preventDefault(), true);
  });
  await page.getByRole("link", { name: /^Call Jane/ }).click();
  await expect(page.getByText(/^Called from this computer/)).toBeVisible();
});
