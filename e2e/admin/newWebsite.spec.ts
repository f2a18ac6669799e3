import type { RunningSite } from "../servers/root";
import { startServer } from "../servers/startServer";
import { expect, test } from "../support/test";

// Only a site with an HTTPS address restricts its pictures to listed websites.
let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(120_000); // it may have to be built first
  site = await startServer(undefined, undefined, { DOMAIN: "gutters.example" });
});
test.afterAll(() => site.stop());

test("the admin pages say that a picture from a new website appears only after a reload", async ({
  page,
  problems,
}) => {
  const added = await fetch(`${site.url}/api/admin/featured-projects`, {
    method: "POST",
    headers: { Authorization: `Bearer ${site.adminToken}`, "Content-Type": "application/json" },
    body: JSON.stringify({
      title: "Deck",
      description: "New.",
      altText: "A deck",
      sortOrder: 1,
      imageUrl: "https://used.example/deck.svg",
    }),
  });
  expect(added.ok).toBe(true);
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';
  await page.route(/^https:\/\/(used|new)\.example\//, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body }),
  );
  await page.addInitScript((token) => localStorage.setItem("admin_token", token), site.adminToken);
  await page.goto(`${site.url}/admin/featured-projects`);
  const picture = page.getByRole("main").getByRole("img", { name: "A deck", exact: true });
  const note = page.getByText("This picture is on a website that is new here");
  await expect(picture).toHaveJSProperty("naturalWidth", 8);
  expect(problems).toEqual([]);

  await page.getByRole("button", { name: "Edit Deck", exact: true }).click();
  await page.getByText("Use a link").click();
  await page.getByLabel("Image URL").fill("https://new.example/deck.svg");
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: "Keep “A deck”" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(note).toBeVisible();
  expect(problems.join("\n")).toContain("img-src: https://new.example/deck.svg");
  problems.length = 0;

  await page.reload();
  await expect(picture).toHaveJSProperty("naturalWidth", 8);
  await expect(picture).toHaveAttribute("src", "https://new.example/deck.svg");
  await expect(note).toHaveCount(0);
});
