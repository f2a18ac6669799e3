import { fillQuoteForm, submit } from "../support/quoteForm";
import { expect, test } from "../support/test";

const token = process.env["E2E_ADMIN_TOKEN"];

test("a sent request is stored once and read back by the owner", async ({ page, request }) => {
  test.skip(token === undefined, "E2E_ADMIN_TOKEN is not set");
  const name = `Visitor ${Date.now()}`;
  await page.goto("/?utm_source=spring-flyer&utm_medium=print#quote-form");
  await fillQuoteForm(page);
  await page.getByLabel("Full Name").fill(name);
  await submit(page);
  await expect(page.getByText("Thank you for your request!")).toBeVisible();

  const answer = await request.get("/api/admin/quote-requests", {
    headers: { Authorization: `Bearer ${token ?? ""}` },
  });
  const stored = ((await answer.json()) as Record<string, unknown>[]).filter(
    ({ fullName }) => fullName === name,
  );
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    phone: "7065550117",
    serviceType: "door-replacement",
    utmSource: "spring-flyer",
    utmMedium: "print",
  });
});
