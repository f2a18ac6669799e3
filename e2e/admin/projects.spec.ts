import { answerList, expect, test } from "../support/admin";

const PLACEHOLDER = "/images/no-picture.svg";
const DECK = "/images/projects/deck.svg";

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
