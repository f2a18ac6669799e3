import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { kindAt } from "../../../test/kindWording";
import { expectToast } from "../../../test/expectToast";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";

describe("deleting an item", () => {
  const { path, one, activeItem } = kindAt("testimonials");
  const list = `/api/admin/${path}` as const;
  const deleteButton = () => screen.findByRole("button", { name: `Delete ${activeItem}` });
  const question = () => within(screen.getByRole("alertdialog", { name: `Delete ${activeItem}?` }));
  const confirm = (owner: UserEvent) =>
    owner.click(question().getByRole("button", { name: "Delete" }));
  const ask = async () => {
    const api = createFakeApi();
    const owner = renderAsOwner(`/admin/${path}`);
    await owner.click(await deleteButton());
    return { api, owner };
  };

  test("asks first, with the focus on Cancel", async () => {
    const { api } = await ask();

    const words = `Are you sure you want to delete this ${one}? This action cannot be undone.`;
    expect(question().getByText(words)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Cancel");
    expect(api.sent(`DELETE ${list}/1`)).toEqual([]);
  });

  test.each(["Cancel", "Escape"])("%s deletes nothing and returns the focus", async (way) => {
    const { api, owner } = await ask();

    if (way === "Escape") await owner.keyboard("{Escape}");
    else await owner.click(question().getByRole("button", { name: "Cancel" }));

    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(document.activeElement).toBe(await deleteButton());
    expect(api.sent(`DELETE ${list}/1`)).toEqual([]);
  });

  test.each([
    ["the server's sentence", "The database is unavailable.", "The database is unavailable."],
    ["the fallback", "", `Failed to delete ${one}`],
  ])("a refused deletion shows %s and keeps the card", async (_case, body, text) => {
    const { api, owner } = await ask();
    api.answer(`DELETE ${list}/1`, { status: 503, body });

    await confirm(owner);

    await expectToast("Error", text);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByRole("heading", { level: 2, name: activeItem })).toBeTruthy();
    expect(api.sent(`GET ${list}`)).toHaveLength(1);
  });

  test("a deletion that is under way is sent once and cannot be left", async () => {
    const { api, owner } = await ask();
    const release = api.hold(`DELETE ${list}/1`);

    await owner.dblClick(question().getByRole("button", { name: "Delete" }));
    expect(question().getByRole<HTMLButtonElement>("button", { name: "Cancel" }).disabled).toBe(
      true,
    );
    await owner.keyboard("{Escape}");
    expect(question().getByRole("button", { name: "Deleting..." })).toBeTruthy();
    release();

    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(api.sent(`DELETE ${list}/1`)).toHaveLength(1);
  });
});
