import { screen, waitFor, within } from "@testing-library/react";
import { kindAt, sentence } from "../../../test/kindWording";
import { expectToast } from "../../../test/expectToast";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";
import { sampleLists } from "../../../test/sampleLists";

describe("after a change, a list", () => {
  const { path, one, title, activeItem, inactiveItem } = kindAt("testimonials");
  const address = `/admin/${path}`;
  const list = `/api/admin/${path}` as const;
  const button = (name: string) => screen.findByRole("button", { name });
  const expectReloads = (api: ReturnType<typeof createFakeApi>, reloads: number) =>
    waitFor(() => expect(api.sent(`GET ${list}`)).toHaveLength(1 + reloads));

  test("is reloaded even while every other list is still loading", async () => {
    const api = createFakeApi();
    for (const other of Object.keys(sampleLists)) {
      if (other.startsWith("/api/admin/") && other !== list)
        api.hold(`GET ${other as typeof list}`);
    }
    const owner = renderAsOwner("/admin");
    await owner.click(await screen.findByRole("link", { name: `Manage ${title}` }));
    const deactivate = await button(`Deactivate ${activeItem}`);
    const loads = api.sent(`GET ${list}`).length;

    await owner.click(deactivate);

    await waitFor(() => expect(api.sent(`GET ${list}`)).toHaveLength(loads + 1));
    await button(`Activate ${activeItem}`);
  });

  test("shows the change before the reload is over, and accepts the next one", async () => {
    const api = createFakeApi();
    const owner = renderAsOwner(address);
    const deactivate = await button(`Deactivate ${activeItem}`);
    api.hold(`GET ${list}`);

    await owner.click(deactivate);
    const activate = await button(`Activate ${activeItem}`);
    await owner.click(activate);

    expect((await button(`Deactivate ${activeItem}`)).getAttribute("aria-disabled")).toBe("false");
    const sent = api.sent(`PUT ${list}/1`).map(({ body }) => body);
    expect(sent).toEqual([{ isActive: false }, { isActive: true }]);
  });

  test("shows two changes that were made at once, whichever is answered first", async () => {
    const api = createFakeApi();
    const owner = renderAsOwner(address);
    const deactivate = await button(`Deactivate ${activeItem}`);
    const [answerFirst, answerSecond] = [api.hold(`PUT ${list}/1`), api.hold(`PUT ${list}/2`)];

    await owner.click(deactivate);
    await owner.click(await button(`Activate ${inactiveItem}`));
    answerSecond();
    await button(`Deactivate ${inactiveItem}`);
    answerFirst();

    await button(`Activate ${activeItem}`);
    expect(api.sent(`PUT ${list}/1`)).toHaveLength(1);
    expect(api.sent(`PUT ${list}/2`)).toHaveLength(1);
  });

  test("does not fall back to a response that is older than the change", async () => {
    const api = createFakeApi();
    const owner = renderAsOwner(address);
    const deactivate = await button(`Deactivate ${activeItem}`);
    const answerOld = api.hold(`GET ${list}`);
    await owner.click(await button(`Activate ${inactiveItem}`));
    await expectReloads(api, 1);
    await owner.click(deactivate);
    await button(`Activate ${activeItem}`);

    api.answer(`GET ${list}`, { body: sampleLists[list] });
    answerOld();
    api.hold(`GET ${list}`);
    await expectReloads(api, 2);

    expect(screen.queryByRole("button", { name: `Deactivate ${activeItem}` })).toBeNull();
    await button(`Activate ${activeItem}`);
  });

  test("no longer shows a deleted item, even before it has been reloaded", async () => {
    const api = createFakeApi();
    const owner = renderAsOwner(address);
    await owner.click(await button(`Delete ${activeItem}`));
    api.hold(`GET ${list}`);

    await owner.click(
      within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }),
    );

    expect(await screen.findByText("1 total")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(activeItem, { selector: "h2" })).toBeNull());
  });

  test("stays when its reload fails, with the success message and a way to try again", async () => {
    const api = createFakeApi();
    const owner = renderAsOwner(address);
    const deactivate = await button(`Deactivate ${activeItem}`);
    api.answer(`GET ${list}`, { status: 503, body: "" });

    await owner.click(deactivate);

    await screen.findByText("Could not refresh");
    await expectToast("Success", sentence(`${one} updated successfully`));
    await button(`Activate ${activeItem}`);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(`${title} 2 total`);

    const retry = await button("Try again");
    await owner.click(retry);
    await waitFor(() => expect(api.sent(`GET ${list}`)).toHaveLength(3));
    expect(await button("Try again")).toBe(document.activeElement);

    api.answer(`GET ${list}`);
    await owner.click(retry);
    await waitFor(() => expect(screen.queryByText("Could not refresh")).toBeNull());
    expect(document.activeElement?.id).toBe("main-content");
  });
});
