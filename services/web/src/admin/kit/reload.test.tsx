import { screen, waitFor } from "@testing-library/react";
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

  test("does not keep a response that is older than the change", async () => {
    const api = createFakeApi();
    const owner = renderAsOwner(address);
    const deactivate = await button(`Deactivate ${activeItem}`);
    const answerOld = api.hold(`GET ${list}`);
    await owner.click(await button(`Activate ${inactiveItem}`));
    await expectReloads(api, 1);
    await owner.click(deactivate);
    await waitFor(() => expect(api.sent(`PUT ${list}/1`)).toHaveLength(1));

    api.answer(`GET ${list}`, { body: sampleLists[list] });
    answerOld();
    const answerNew = api.hold(`GET ${list}`);
    await expectReloads(api, 2);
    api.answer(`GET ${list}`);
    answerNew();

    await button(`Activate ${activeItem}`);
    await button(`Deactivate ${inactiveItem}`);
  });

  test("stays when its reload fails, with the success message and a way to try again", async () => {
    const api = createFakeApi();
    const owner = renderAsOwner(address);
    const deactivate = await button(`Deactivate ${activeItem}`);
    api.answer(`GET ${list}`, { status: 503, body: "" });

    await owner.click(deactivate);

    await screen.findByText("Could not refresh");
    await expectToast("Success", sentence(`${one} updated successfully`));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(`${title} 2 total`);

    const retry = await button("Try again");
    await owner.click(retry);
    await waitFor(() => expect(api.sent(`GET ${list}`)).toHaveLength(3));
    expect(await button("Try again")).toBe(document.activeElement);

    api.answer(`GET ${list}`);
    await owner.click(retry);
    await waitFor(() => expect(screen.queryByText("Could not refresh")).toBeNull());
    expect(document.activeElement?.tagName).toBe("H1");
  });
});
