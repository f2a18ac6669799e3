import { randomUUID } from "node:crypto";
import type { APIRequestContext, BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test as base } from "./test";

export const adminToken = process.env["E2E_ADMIN_TOKEN"] ?? "";

export const asOwner = { headers: { Authorization: `Bearer ${adminToken}` } };

type Stored = Record<string, unknown> & { id: number };

/** The owner is logged in on every page of this browser. */
export async function logIn(context: BrowserContext, token = adminToken): Promise<void> {
  if (token === "") throw new Error("Set E2E_ADMIN_TOKEN to the tested site's admin token.");
  await context.addInitScript((stored) => {
    // The map's frame may have no storage, nor has the empty page on which Firefox runs this too.
    if (self !== top || origin === "null") return;
    // Only once, so that a test can log out.
    if (sessionStorage.getItem("e2e") === null) localStorage.setItem("admin_token", stored);
    sessionStorage.setItem("e2e", "logged in");
  }, token);
}

/** As `test`, but the owner is logged in. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await logIn(context);
    await use(context);
  },
});

export { expect };

/** A unique text. */
export const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;

export async function list(api: APIRequestContext, path: string): Promise<Stored[]> {
  const answer = await api.get(`/api/admin/${path}`, asOwner);
  return (await answer.json()) as Stored[];
}

export async function find(api: APIRequestContext, path: string, id: number) {
  return (await list(api, path)).find((item) => item.id === id);
}

export async function update(api: APIRequestContext, path: string, { id, ...item }: Stored) {
  await api.put(`/api/admin/${path}/${id}`, { ...asOwner, data: item });
}

export async function remove(api: APIRequestContext, path: string, id: unknown) {
  await api.delete(`/api/admin/${path}/${String(id)}`, asOwner);
}

/** The card with that heading. */
export function cardOf(page: Page, name: string): Locator {
  return page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
}

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  // An open dialog hides everything else from the accessibility tree; the live region still announces the toast.
  const toast = page
    .getByRole("listitem", { includeHidden: true })
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ hasText: text });
  await expect(toast).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

/** Answers the owner's calls to `path` instead of the API. */
export async function answerList(page: Page, path: string, items: object[]): Promise<void> {
  await page.route(`**/api/admin/${path}`, (route) => route.fulfill({ json: items }));
}
