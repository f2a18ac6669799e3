import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";

const WAYS = {
  Escape: (owner: UserEvent) => owner.keyboard("{Escape}"),
  Cancel: (owner: UserEvent) => owner.click(screen.getByRole("button", { name: "Cancel" })),
  "the close button": (owner: UserEvent) =>
    owner.click(screen.getByRole("button", { name: "Close" })),
};

describe("closing a dialog with unsaved changes", () => {
  const editButton = () => screen.findByRole("button", { name: "Edit Dahlonega" });
  const field = () => screen.getByLabelText<HTMLInputElement>("Name");
  const question = () => screen.findByRole("alertdialog", { name: "Discard changes?" });
  const change = async () => {
    const api = createFakeApi();
    const owner = renderAsOwner("/admin/service-areas");
    await owner.click(await editButton());
    await owner.type(field(), "!");
    return { api, owner };
  };

  test.each(Object.entries(WAYS))(
    "%s asks first, with the focus on Keep Editing",
    async (_way, leave) => {
      const { owner } = await change();

      await leave(owner);

      expect(
        within(await question()).getByText("What you have typed has not been saved."),
      ).toBeTruthy();
      expect(document.activeElement?.textContent).toBe("Keep Editing");
    },
  );

  test("Keep Editing goes back to what was typed", async () => {
    const { owner } = await change();
    await owner.keyboard("{Escape}");

    await owner.click(within(await question()).getByRole("button", { name: "Keep Editing" }));

    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByRole("dialog", { name: "Edit Service Area" })).toBeTruthy();
    expect(field().value).toBe("Dahlonega!");
    expect(document.activeElement).toBe(field());
  });

  test("Discard closes the dialog and sends nothing", async () => {
    const { api, owner } = await change();
    await owner.keyboard("{Escape}");

    await owner.click(within(await question()).getByRole("button", { name: "Discard" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("heading", { level: 2, name: "Dahlonega" })).toBeTruthy();
    expect(document.activeElement).toBe(await editButton());
    expect(api.sent("PUT /api/admin/service-areas/1")).toEqual([]);
  });

  test("a change that was undone needs no question", async () => {
    const { owner } = await change();
    await owner.keyboard("{Backspace}{Escape}");

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

describe("leaving the page with a changed form", () => {
  const changeAndGoBack = async () => {
    createFakeApi();
    const owner = renderAsOwner("/admin");
    await owner.click(await screen.findByRole("link", { name: "Manage Service Areas" }));
    await owner.click(await screen.findByRole("button", { name: "Edit Dahlonega" }));
    await owner.type(screen.getByLabelText("Name"), "!");
    act(() => {
      window.history.back();
    });
    const question = await screen.findByRole("alertdialog", { name: "Discard changes?" });
    return { owner, question };
  };

  test("Discard goes to the page that the owner asked for", async () => {
    const { owner, question } = await changeAndGoBack();

    await owner.click(within(question).getByRole("button", { name: "Discard" }));

    expect(await screen.findByRole("heading", { name: "Admin Dashboard" })).toBeTruthy();
    expect(window.location.pathname).toBe("/admin");
  });
});
