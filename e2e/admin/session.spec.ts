import { adminToken, expect, expectToast, test as loggedIn } from "../support/admin";
import { managedAreas } from "../support/contentKinds";
import { test } from "../support/test";

const INVALID = "Invalid admin token. Please check your credentials and try again.";

const guarded = ["/admin", ...managedAreas.map(({ path }) => `/admin/${path}`)];

for (const address of guarded) {
  test(`${address} redirects to the login without a session`, async ({ page }) => {
    const answer = await page.goto(address);

    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL("/admin/login");
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  });
}

test("logs in with the trimmed token, and stores it", async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByLabel("Admin Token").fill(`  ${adminToken}\t`);
  await page.getByRole("button", { name: "Access Admin Dashboard" }).click();

  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("admin_token"))).toBe(adminToken);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});

test("checks the token with the testimonials list", async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByLabel("Admin Token").fill(adminToken);
  const check = page.waitForRequest("**/api/admin/**");
  await page.getByRole("button", { name: "Access Admin Dashboard" }).click();

  const request = await check;
  expect(new URL(request.url()).pathname).toBe("/api/admin/testimonials");
  expect(request.headers()["authorization"]).toBe(`Bearer ${adminToken}`);
});

for (const typed of ["", "   "]) {
  test(`an empty token (${JSON.stringify(typed)}) gets the message that asks for one`, async ({
    page,
  }) => {
    await page.goto("/admin/login");
    await page.getByLabel("Admin Token").fill(typed);
    await page.getByRole("button", { name: "Access Admin Dashboard" }).click();

    await expect(page.getByRole("alert")).toHaveText("Please enter your admin token");
    await expect(page.getByLabel("Admin Token")).toBeFocused();
    await expect(page.getByLabel("Admin Token")).toHaveAttribute("aria-invalid", "true");
  });
}

test("a wrong token is refused, stays in the field, and is not stored", async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByLabel("Admin Token").fill("not-the-token");
  await page.getByRole("button", { name: "Access Admin Dashboard" }).click();

  await expect(page.getByRole("alert")).toHaveText(INVALID);
  await expect(page.getByLabel("Admin Token")).toHaveValue("not-the-token");
  await expect(page).toHaveURL("/admin/login");
  expect(await page.evaluate(() => localStorage.getItem("admin_token"))).toBeNull();
});

test("the alert disappears when the token is corrected", async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Access Admin Dashboard" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please enter your admin token");

  await page.getByLabel("Admin Token").fill("a");

  await expect(page.getByText("Please enter your admin token")).toHaveCount(0);
});

for (const [name, token] of [
  ["with letters that no header can carry", "ключ"],
  ["with a line break inside", "a\u2028b"],
] as const) {
  test(`a token ${name} is refused like any other`, async ({ page }) => {
    await page.goto("/admin/login");
    await page.getByLabel("Admin Token").fill(token);
    await page.getByRole("button", { name: "Access Admin Dashboard" }).click();

    await expect(page.getByRole("alert")).toHaveText(INVALID);
  });
}

for (const failure of ["500", "429", "no network"]) {
  test(`login shows the invalid-token message on ${failure}`, async ({ page }) => {
    await page.route("**/api/admin/testimonials", (route) =>
      failure === "no network" ? route.abort() : route.fulfill({ status: Number(failure) }),
    );
    await page.goto("/admin/login");
    await page.getByLabel("Admin Token").fill(adminToken);
    await page.getByRole("button", { name: "Access Admin Dashboard" }).click();

    await expect(page.getByRole("alert")).toHaveText(INVALID);
  });
}

test("the button reads 'Verifying...' while busy, and cannot be pressed twice", async ({
  page,
}) => {
  await page.route("**/api/admin/testimonials", () => {});
  await page.goto("/admin/login");
  await page.getByLabel("Admin Token").fill(adminToken);
  await page.getByRole("button", { name: "Access Admin Dashboard" }).click();

  await expect(page.getByRole("button", { name: "Verifying..." })).toBeDisabled();
});

test("the typed token is hidden, and the back link leads to the site", async ({ page }) => {
  await page.goto("/admin/login");

  await expect(page.getByLabel("Admin Token")).toHaveAttribute("type", "password");
  await expect(page.getByRole("link", { name: "Back to Main Site" })).toHaveAttribute("href", "/");
});

test("search engines are told to leave the admin area alone", async ({ page }) => {
  const answer = await page.goto("/admin/login");

  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  expect(answer?.headers()["cache-control"]).toContain("no-store");
});

loggedIn("logout forgets the token and every cached answer", async ({ page }) => {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();

  await expect(page).toHaveURL("/admin/login");
  expect(await page.evaluate(() => localStorage.getItem("admin_token"))).toBeNull();

  const asked = page.waitForRequest("**/api/admin/services");
  await page.getByLabel("Admin Token").fill(adminToken);
  await page.getByRole("button", { name: "Access Admin Dashboard" }).click();
  await asked;
});

loggedIn("a 401 on a list ends the session and says why", async ({ page }) => {
  await page.route("**/api/admin/services", (route) => route.fulfill({ status: 401 }));
  await page.goto("/admin/services");

  await expect(page).toHaveURL("/admin/login");
  await expectToast(
    page,
    "You have been logged out",
    "Your admin token is no longer accepted. Please log in again.",
  );
  expect(await page.evaluate(() => localStorage.getItem("admin_token"))).toBeNull();
});

loggedIn("a 401 on a change ends the session, whatever is open", async ({ page }) => {
  await page.route("**/api/admin/services/*", (route) =>
    route.fulfill({ status: 401, body: "A valid admin token is needed here." }),
  );
  await page.goto("/admin/services");
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await page.getByLabel("Title").fill("Changed");
  await page.getByRole("button", { name: "Save Changes" }).click();

  await expect(page).toHaveURL("/admin/login");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("You have been logged out", { exact: true })).toBeVisible();
});

for (const status of [400, 403, 404, 409, 429, 500, 503]) {
  loggedIn(`a ${status} does not end the session`, async ({ page }) => {
    await page.route("**/api/admin/services", (route) => route.fulfill({ status }));
    await page.goto("/admin/services");

    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page).toHaveURL("/admin/services");
    expect(await page.evaluate(() => localStorage.getItem("admin_token"))).toBe(adminToken);
  });
}

loggedIn("logging out in one tab logs out the other", async ({ page, context }) => {
  await page.goto("/admin");
  const other = await context.newPage();
  await other.goto("/admin");
  await expect(other.getByRole("heading", { name: "Overview" })).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();

  await expect(other).toHaveURL("/admin/login");
});

loggedIn("an unknown address below /admin is the not-found page", async ({ page }) => {
  await page.goto("/admin/nothing-here");

  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});
