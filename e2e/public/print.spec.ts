import { phoneText, sample } from "../support/sampleSite";
import { starterLists } from "../support/lists";
import { expect, test } from "../support/test";

test("a long list is printed in full", async ({ page }) => {
  for (const path of ["services", "service-areas"] as const) {
    const items = starterLists[path] as object[];
    const json = Array.from({ length: 40 }, (_, index) => ({
      ...items[index % items.length],
      id: index + 1,
    }));
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json }));
  }
  await page.goto("/");
  await expect(page.locator("#services article")).toHaveCount(40);
  await expect(page.locator("#areas li")).toHaveCount(40);

  await page.emulateMedia({ media: "print" });

  await expect(page.locator("#services h3").filter({ visible: true })).toHaveCount(40);
  await expect(page.locator("#areas li").filter({ visible: true })).toHaveCount(40);
  await expect(page.locator("summary").filter({ visible: true })).toHaveCount(0);
});

test("the page prints on one sheet with name, phone, hours, services and areas", async ({
  page,
}) => {
  // Other tests add content to the site meanwhile.
  for (const [path, items] of Object.entries(starterLists)) {
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json: items }));
  }
  await page.goto("/");
  await expect(page.locator("#services article")).toHaveCount(starterLists.services.length);
  await expect(page.locator("#areas li")).toHaveCount(starterLists["service-areas"].length);
  const sheet = await page.pdf({ format: "Letter" });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: "print" });
  const facts = [
    sample.shortName,
    phoneText,
    sample.email,
    sample.address.street ?? "?",
    "9:00 AM",
  ];
  for (const fact of facts) {
    await expect(page.getByText(fact).filter({ visible: true }).first()).toBeVisible();
  }
  const listed = page.locator("#services h3, #areas li").filter({ visible: true });
  await expect(listed).toHaveCount(
    starterLists.services.length + starterLists["service-areas"].length,
  );
  await expect(page.locator("button, form, input, iframe").filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(page.getByText("Request Estimate").filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("img").filter({ visible: true })).toHaveCount(0);
});
