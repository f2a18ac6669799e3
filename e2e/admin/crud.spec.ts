import {
  adminToken,
  answerList,
  bringUp,
  cardOf,
  create,
  expect,
  expectToast,
  find,
  list,
  remove,
  type Stored,
  test,
  unique,
} from "../support/admin";
import { addableKinds, sentence } from "../support/contentKinds";

for (const kind of addableKinds) {
  const { path, title, one, many, addLabel, editTitle, nameField } = kind;
  const url = `/admin/${path}`;

  test.describe(many, () => {
    test("shows that it is loading, then the items with their count", async ({ page }) => {
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**/api/admin/${path}`, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(url);
      await expect(page.getByRole("status")).toHaveText(`Loading ${many}...`);

      answer();
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        new RegExp(`^${title} \\d+ total$`),
      );
    });

    test("shows the empty state when there is nothing", async ({ page }) => {
      await answerList(page, path, []);
      await page.goto(url);

      await expect(
        page.getByRole("heading", { name: `No ${many} found`, exact: true }),
      ).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title} 0 total`);
    });

    for (const failure of [500, 503, "no network"]) {
      test(`a list that failed (${failure}) never looks like an empty one`, async ({ page }) => {
        await page.route(`**/api/admin/${path}`, (route) =>
          failure === "no network" ? route.abort() : route.fulfill({ status: Number(failure) }),
        );
        await page.goto(url);

        await expect(page.getByRole("alert")).toContainText(`Failed to fetch ${many}`);
        await expect(page.getByText(`No ${many} found`)).toHaveCount(0);

        await page.unroute(`**/api/admin/${path}`);
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      });
    }

    test("adds one: the dialog closes, the toast says so, the list is reloaded", async ({
      page,
      request,
    }) => {
      const name = unique("New");
      await page.goto(url);
      await page.getByRole("button", { name: addLabel, exact: true }).click();
      await expect(page.getByRole("dialog", { name: addLabel })).toBeVisible();
      await expect(page.getByLabel("Sort Order")).toHaveValue(/^[1-9]\d*$/);
      await expect(page.getByLabel("Status")).toHaveValue("active");
      await kind.fill(page, name);
      await page.getByLabel("Sort Order").fill("9001");
      await page.getByLabel("Status").selectOption("Inactive");
      const sent = page.waitForRequest((call) => call.method() === "POST");
      await page.getByRole("dialog").getByRole("button", { name: addLabel }).click();

      await expectToast(page, "Success", `${sentence(one)} created successfully`);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      const card = await bringUp(page, name);
      await expect(card).toContainText("Order: 9001");
      await expect(card).toContainText("Inactive");
      const call = await sent;
      expect(call.headers()).toMatchObject({
        authorization: `Bearer ${adminToken}`,
        "content-type": "application/json",
      });
      const stored = (await list(request, path)).find((item) => item[nameField] === name);
      expect(call.postDataJSON()).toEqual(withoutId(stored));
      await remove(request, path, stored?.id ?? 0);
    });

    test("edits one: the form shows the stored values and sends all of them", async ({
      page,
      request,
    }) => {
      const stored = await create(request, path, kind.create());
      const name = unique("Changed");
      await page.goto(url);
      const card = await bringUp(page, String(stored[nameField]));
      await card.getByRole("button", { name: "Edit" }).click();
      await expect(page.getByRole("dialog", { name: editTitle })).toBeVisible();
      await expect(page.getByLabel(kind.nameLabel)).toHaveValue(String(stored[nameField]));
      await page.getByLabel(kind.nameLabel).fill(`  ${name} `);
      const sent = page.waitForRequest((call) => call.method() === "PUT");
      await page.getByRole("button", { name: "Save Changes" }).click();

      await expectToast(page, "Success", `${sentence(one)} updated successfully`);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await bringUp(page, name);
      expect((await sent).postDataJSON()).toEqual({ ...withoutId(stored), [nameField]: name });
      await remove(request, path, stored.id);
    });

    test("switches one on and off by sending only isActive", async ({ page, request }) => {
      const stored = await create(request, path, kind.create());
      await page.goto(url);
      const card = await bringUp(page, String(stored[nameField]));
      const sent = page.waitForRequest((call) => call.method() === "PUT");
      await card.getByRole("button", { name: "Activate" }).click();

      await expectToast(page, "Success", `${sentence(one)} updated successfully`);
      expect((await sent).postDataJSON()).toEqual({ isActive: true });
      await expect(card.getByText("Active", { exact: true })).toBeVisible();
      expect(await find(request, path, stored.id)).toMatchObject({ isActive: true });

      await card.getByRole("button", { name: "Deactivate" }).click();
      await expect(card.getByText("Inactive", { exact: true })).toBeVisible();
      await expect(card.getByRole("button", { name: "Activate" })).toBeFocused();
      await remove(request, path, stored.id);
    });

    test("asks before deleting, then deletes and reloads", async ({ page, request }) => {
      const stored = await create(request, path, kind.create());
      const name = String(stored[nameField]);
      await page.goto(url);
      const card = await bringUp(page, name);
      await card.getByRole("button", { name: "Delete" }).click();
      const question = page.getByRole("alertdialog");
      await expect(question).toContainText(
        `Are you sure you want to delete this ${one}? This action cannot be undone.`,
      );
      await question.getByRole("button", { name: "Cancel" }).click();
      await expect(card).toBeVisible();
      await expect(card.getByRole("button", { name: "Delete" })).toBeFocused();

      await card.getByRole("button", { name: "Delete" }).click();
      const sent = page.waitForRequest((call) => call.method() === "DELETE");
      await question.getByRole("button", { name: "Delete" }).click();

      await expectToast(page, "Success", `${sentence(one)} deleted successfully`);
      await expect(cardOf(page, name)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect((await sent).headers()["content-type"]).toBeUndefined();
      expect(await find(request, path, stored.id)).toBeUndefined();
    });

    for (const failure of ["a sentence", "no body", "no network"]) {
      const hasSentence = failure === "a sentence";
      const sentenceOf = (call: number) => `The server's own sentence, number ${call}.`;

      test(`shows what went wrong when a change fails (${failure})`, async ({ page, request }) => {
        const stored = await create(request, path, kind.create());
        await page.goto(url);
        const card = await bringUp(page, String(stored[nameField]));
        let calls = 0;
        await page.route(`**/api/admin/${path}{,/*}`, (route) => {
          if (route.request().method() === "GET") return route.continue();
          if (failure === "no network") return route.abort();
          calls += 1;
          return route.fulfill({ status: 500, body: hasSentence ? sentenceOf(calls) : "" });
        });

        await card.getByRole("button", { name: "Activate" }).click();
        await expectToast(page, "Error", hasSentence ? sentenceOf(1) : `Failed to update ${one}`);

        await card.getByRole("button", { name: "Delete" }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
        await expectToast(page, "Error", hasSentence ? sentenceOf(2) : `Failed to delete ${one}`);
        await expect(card).toBeVisible();

        await card.getByRole("button", { name: "Edit" }).click();
        await page.getByLabel(kind.nameLabel).fill("Typed with care");
        await page.getByRole("button", { name: "Save Changes" }).click();
        await expectToast(page, "Error", hasSentence ? sentenceOf(3) : `Failed to update ${one}`);
        await expect(page.getByRole("button", { name: "Save Changes" })).toBeFocused();
        await expect(page.getByLabel(kind.nameLabel)).toHaveValue("Typed with care");
        await page.getByRole("button", { name: "Cancel" }).click();
        await page.getByRole("button", { name: "Discard" }).click();

        await page.getByRole("button", { name: addLabel, exact: true }).click();
        await kind.fill(page, "Typed again");
        const add = page.getByRole("dialog").getByRole("button", { name: addLabel });
        await add.click();
        await expectToast(page, "Error", hasSentence ? sentenceOf(4) : `Failed to create ${one}`);
        await expect(add).toBeFocused(); // after the save
        await expect(page.getByLabel(kind.nameLabel)).toHaveValue("Typed again");
        await remove(request, path, stored.id);
      });
    }

    test("an empty form is not sent, and the first wrong field gets the focus", async ({
      page,
    }) => {
      const sent: string[] = [];
      page.on("request", (call) => sent.push(call.method()));
      await page.goto(url);
      await page.getByRole("button", { name: addLabel, exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: addLabel }).click();

      await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeFocused();
      const field = page.getByLabel(kind.nameLabel);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(
        "String must contain at least 1 character(s)",
      );
      await field.fill("Corrected");
      await expect(field).not.toHaveAttribute("aria-invalid");
      expect(sent).not.toContain("POST");
    });

    test("a row deleted elsewhere: shows the server's message, then the list without it", async ({
      page,
      request,
    }) => {
      const stored = await create(request, path, kind.create());
      await page.goto(url);
      const card = await bringUp(page, String(stored[nameField]));
      await card.getByRole("button", { name: "Edit" }).click();
      await page.getByLabel(kind.nameLabel).fill("Too late");
      await remove(request, path, stored.id);
      await page.getByRole("button", { name: "Save Changes" }).click();

      await expectToast(page, "Error", `${sentence(one)} ${stored.id} does not exist.`);
      await expect(page.getByLabel(kind.nameLabel)).toHaveValue("Too late");
      await expect(page.getByText(String(stored[nameField]), { exact: true })).toHaveCount(0);
    });

    test("two tabs edit the same row: the last save wins", async ({ page, context, request }) => {
      const stored = await create(request, path, kind.create());
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.bringToFront();
        await tab.goto(url);
        const card = await bringUp(tab, String(stored[nameField]));
        await card.getByRole("button", { name: "Edit" }).click();
      }
      const [first, second] = [unique("First"), unique("Second")];
      for (const [tab, name] of [
        [page, first],
        [other, second],
      ] as const) {
        await tab.bringToFront();
        await tab.getByLabel(kind.nameLabel).fill(name);
        await tab.getByRole("button", { name: "Save Changes" }).click();
        await expectToast(tab, "Success", `${sentence(one)} updated successfully`);
      }

      expect(await find(request, path, stored.id)).toMatchObject({ [nameField]: second });
      await bringUp(other, second);
      await remove(request, path, stored.id);
    });
  });
}

function withoutId(stored: Stored | undefined) {
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([field]) => field !== "id"));
}
