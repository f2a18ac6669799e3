import { answerList, expect, expectToast, find, list, test, update } from "../support/admin";

const testimonial = {
  id: 1,
  name: "Martha L.",
  location: "Dahlonega",
  rating: 4,
  review: "It shuts with one finger now.",
  isActive: true,
};

test("a card shows stars, status, name, location and review", async ({ page }) => {
  await answerList(page, "testimonials", [testimonial]);
  await page.goto("/admin/testimonials");

  const card = page.getByRole("main").getByRole("listitem");
  await expect(card.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
  for (const text of ["Active", "Martha L.", "Dahlonega", "It shuts with one finger now."]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
});

test("testimonials cannot be added", async ({ page }) => {
  await page.goto("/admin/testimonials");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();

  await expect(page.getByRole("button", { name: /^Add/ })).toHaveCount(0);
});

test("loading, empty and failed states match the other lists", async ({ page }) => {
  await page.route("**/api/admin/testimonials", () => {});
  await page.goto("/admin/testimonials");
  await expect(page.getByRole("status")).toHaveText("Loading testimonials...");

  await page.unroute("**/api/admin/testimonials");
  await page.route("**/api/admin/testimonials", (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Failed to fetch testimonials");

  await page.unroute("**/api/admin/testimonials");
  await answerList(page, "testimonials", []);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No testimonials found" })).toBeVisible();
});

test("edits one with the keyboard alone, stars and all", async ({ page, request }) => {
  const stored = (await list(request, "testimonials")).at(-1);
  if (!stored) throw new Error("The tested site has no testimonials.");
  await page.goto("/admin/testimonials");
  await page
    .getByRole("button", { name: `Edit ${String(stored["name"])}`, exact: true })
    .last()
    .press("Enter");
  await page.getByLabel("Name").fill("Dale P.");
  await page.getByRole("radio", { checked: true }).press("Home");
  await page.getByRole("radio", { name: "5 stars" }).press("ArrowRight");
  await expect(page.getByRole("radio", { name: "1 star" })).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "2 stars" })).toBeChecked();
  const sent = page.waitForRequest((call) => call.method() === "PUT");
  await page.getByLabel("Name").press("Enter");

  await expectToast(page, "Success", "Testimonial updated successfully");
  const { id, ...unchanged } = stored;
  expect((await sent).postDataJSON()).toEqual({ ...unchanged, name: "Dale P.", rating: 2 });
  expect(await find(request, "testimonials", id)).toMatchObject({ rating: 2 });
  await update(request, "testimonials", stored);
});

test("switches one off by sending only isActive", async ({ page }) => {
  await answerList(page, "testimonials", [testimonial]);
  const sent: unknown[] = [];
  await page.route("**/api/admin/testimonials/1", async (route) => {
    sent.push(route.request().postDataJSON());
    await answerList(page, "testimonials", [{ ...testimonial, isActive: false }]);
    await route.fulfill({ json: { ...testimonial, isActive: false } });
  });
  await page.goto("/admin/testimonials");
  await page.getByRole("button", { name: "Deactivate Martha L." }).click();

  await expectToast(page, "Success", "Testimonial updated successfully");
  await expect(page.getByRole("button", { name: "Activate Martha L." })).toBeVisible();
  expect(sent).toEqual([{ isActive: false }]);
});

test("asks before deleting one", async ({ page }) => {
  await answerList(page, "testimonials", [testimonial]);
  await page.route("**/api/admin/testimonials/1", async (route) => {
    await answerList(page, "testimonials", []);
    await route.fulfill({ status: 204 });
  });
  await page.goto("/admin/testimonials");
  await page.getByRole("button", { name: "Delete Martha L." }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Are you sure you want to delete this testimonial? This action cannot be undone.",
  );
  await question.getByRole("button", { name: "Delete" }).click();

  await expectToast(page, "Success", "Testimonial deleted successfully");
  await expect(page.getByRole("heading", { name: "No testimonials found" })).toBeVisible();
});

for (const [method, text] of [
  ["PUT", "Failed to update testimonial"],
  ["DELETE", "Failed to delete testimonial"],
] as const) {
  test(`says '${text}' when the response has no body`, async ({ page }) => {
    await answerList(page, "testimonials", [testimonial]);
    await page.route("**/api/admin/testimonials/1", (route) => route.fulfill({ status: 500 }));
    await page.goto("/admin/testimonials");
    if (method === "PUT") {
      await page.getByRole("button", { name: "Deactivate Martha L." }).click();
    } else {
      await page.getByRole("button", { name: "Delete Martha L." }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    }

    await expectToast(page, "Error", text);
  });
}

test("the fields are in the required order", async ({ page }) => {
  await answerList(page, "testimonials", [testimonial]);
  await page.goto("/admin/testimonials");
  await page.getByRole("button", { name: "Edit Martha L." }).click();

  await expect(page.getByRole("dialog").locator("label:not(:has(input)), legend")).toHaveText([
    "Name",
    "Location",
    "Rating",
    "Review",
    "Status",
  ]);
});
