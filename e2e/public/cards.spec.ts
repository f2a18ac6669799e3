import { expect, test } from "../support/test";

test("a picture that fails is replaced by a drawing with the same accessible name", async ({
  page,
}) => {
  const project = {
    id: 1,
    title: "A",
    description: "B",
    altText: "A house",
    imageUrl: "/images/none.png",
  };
  await page.route("**/api/featured-projects", (route) => route.fulfill({ json: [project] }));
  await page.goto("/");

  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "A", exact: true }) });
  await card.scrollIntoViewIfNeeded();

  const picture = card.getByRole("img", { name: "A house" });
  await expect(picture).toHaveAttribute("src", "/images/no-picture.svg");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
