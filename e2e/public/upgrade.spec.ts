import type { Page } from "@playwright/test";
import { fillQuoteForm, goodRequest, readSum, submit } from "../support/quoteForm";
import { expect, test } from "../support/upgrade";

// One pair of servers for all tests of this file.
test.describe.configure({ mode: "default" });

test("a page from before an upgrade whose form script is gone reloads itself once, and keeps what was typed", async ({
  page,
  upgradable,
  problems,
}) => {
  const release = await holdScript(page, "form");
  const loads = countLoads(page);
  await page.goto(upgradable.url, { waitUntil: "domcontentloaded" });
  await page.getByLabel("Full Name").fill(goodRequest.fullName);
  await page.getByLabel("Project Details").fill(goodRequest.projectDetails);
  await page.getByRole("checkbox").check();
  upgradable.upgrade();
  release();

  await readSum(page);
  await expect(page.getByLabel("Full Name")).toHaveValue(goodRequest.fullName);
  await expect(page.getByLabel("Project Details")).toHaveValue(goodRequest.projectDetails);
  await expect(page.getByRole("checkbox")).toBeChecked();
  expect(loads()).toBe(2);
  problems.splice(0); // the script that is gone is reported
});

test("a page fully loaded before an upgrade sends its form without a reload", async ({
  page,
  upgradable,
}) => {
  const loads = countLoads(page);
  await page.goto(upgradable.url);
  await fillQuoteForm(page);
  upgradable.upgrade();
  await submit(page);

  await expect(page.getByRole("heading", { name: "Thank you for your request!" })).toBeFocused();
  expect(loads()).toBe(1);
});

test("a login from before an upgrade whose lazy script is gone reloads itself once", async ({
  page,
  upgradable,
  problems,
}) => {
  const release = await holdScript(page, "AdminArea");
  const loads = countLoads(page);
  const main = page.waitForEvent("requestfinished", (request) => request.url().includes("/main-"));
  await page.goto(`${upgradable.url}/admin/login`, { waitUntil: "commit" });
  await main;
  upgradable.upgrade();
  release();

  await expect(page.getByLabel("Admin Token")).toBeVisible();
  expect(loads()).toBe(2);
  problems.splice(0);
});

test("an admin tab from before an upgrade keeps working", async ({ page, upgradable }) => {
  const loads = countLoads(page);
  await page.goto(`${upgradable.url}/admin/login`);
  await page.getByLabel("Admin Token").fill(upgradable.adminToken);
  await page.getByRole("button", { name: "Access Admin Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  upgradable.upgrade();
  await page.getByRole("link", { name: "Manage Service Areas" }).click();
  await page
    .getByRole("button", { name: /^Deactivate / })
    .first()
    .click();

  await expect(page.getByText("Service area updated successfully", { exact: true })).toBeVisible();
  expect(loads()).toBe(1);
});

/** Holds back the scripts of that name until the returned function is called. */
async function holdScript(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js`), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  return () => loads;
}
