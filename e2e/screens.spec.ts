import { asOwner, logIn } from "./support/admin";
import { expectGood, PHONE } from "./support/observers";
import { ofSample, screensOf } from "./support/screens";
import { test } from "./support/test";

// Allows axe to be injected into the page.
test.use({ bypassCSP: true });

let invitation = "";
test.beforeAll(async ({ playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const answer = await api.post("/api/admin/review-invitations", { ...asOwner, data: {} });
  invitation = new URL(((await answer.json()) as { url: string }).url).pathname;
  await api.dispose();
});

for (const screen of [...screensOf("sample", () => Promise.resolve(invitation)), ...ofSample])
  for (const width of screen.widths ?? [PHONE])
    test(`${screen.name}, at ${width} px: no axe violation, nothing moves, and everything fits, also with text at 200 %`, async ({
      page,
    }) => {
      if (screen.isOwners) await logIn(page.context());
      await expectGood(page, screen, width);
    });
