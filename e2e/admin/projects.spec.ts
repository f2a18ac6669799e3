import { answerList, expect, test } from "../support/admin";

const PLACEHOLDER = "/images/no-picture.svg";
const DECK = "/images/projects/deck.svg";
const KITCHEN = "/images/projects/kitchen.svg";

const project = {
  ...{ id: 1, title: "Barn Door", description: "Hung on a rail.", altText: "A barn door" },
  ...{ imageUrl: DECK, isActive: true, sortOrder: 3 },
};

test("a card shows its picture or a placeholder, and a drawing that came with the site asks for photos", async ({
  page,
}) => {
  const card = page.getByRole("main").getByRole("listitem");
  for (const [imageUrl, shown, isDrawing] of [
    [DECK, DECK, true],
    ["/photos/1/960.webp", PLACEHOLDER, false], // there is no such photo
  ] as const) {
    await answerList(page, "featured-projects", [{ ...project, imageUrl }]);
    await page.goto("/admin/featured-projects");

    const picture = card.getByRole("img", { name: "A barn door" });
    await expect(picture).toHaveAttribute("src", shown);
    for (const text of ["Order: 3", "Active", "Barn Door", "Hung on a rail."]) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    const hint = page.getByText("Replace them with photos of your own work");
    await expect(hint).toHaveCount(isDrawing ? 1 : 0);
  }
});

test("the form previews the typed image URL, or a placeholder if it is no picture's", async ({
  page,
}) => {
  await answerList(page, "featured-projects", [project]);
  await page.goto("/admin/featured-projects");
  await page.getByRole("button", { name: "Edit Barn Door" }).click();
  await page.getByText("Use a link").click();
  const picture = page.getByRole("dialog").locator("img");
  for (const [url, shown] of [
    [DECK, DECK],
    ["kitchen", PLACEHOLDER],
    [KITCHEN, KITCHEN],
    ["javascript:alert(1)", PLACEHOLDER],
    ["/images/gone.svg", PLACEHOLDER],
  ] as const) {
    await page.getByLabel("Image URL").fill(url);
    await expect(picture).toHaveAttribute("src", shown);
  }
});
