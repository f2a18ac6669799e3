import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expectMessage } from "../../../test/expectMessage";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";

const REQUIRED = "String must contain at least 1 character(s)";
const dialog = () => within(screen.getByRole("dialog"));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
const link = () => dialog().getByText("Use a link").closest("details");
const keepOld = () => dialog().queryByRole("button", { name: /^Keep “/ });

const open = async (button: string) => {
  const api = createFakeApi();
  const owner = renderAsOwner("/admin/featured-projects");
  await owner.click(await screen.findByRole("button", { name: button }));
  return { api, owner };
};
const useLink = async (owner: UserEvent, address: string) => {
  await owner.click(dialog().getByText("Use a link"));
  await owner.clear(field("Image URL"));
  await owner.paste(address);
};

test("a new project asks for a photo first, with the link field folded", async () => {
  await open("Add Project");

  const [first] = dialog().getAllByRole("button", { name: /photo|Title/ });
  expect(first?.textContent).toBe("Add a photo");
  expect(link()?.open).toBe(false);
});

test("a project's photo can be replaced", async () => {
  await open("Edit Cedar Deck");

  expect(dialog().getByRole("button", { name: "Replace photo" }).textContent).toBe("Replace");
});

test("the link field unfolds when it has an error", async () => {
  const { owner } = await open("Add Project");

  await owner.click(dialog().getByRole("button", { name: "Add Project" }));

  expect(link()?.open).toBe(true);
  expectMessage(field("Image URL"), "Invalid url");
  await waitFor(() => expect(document.activeElement).toBe(field("Image URL")));
});

test("a new photo cannot be saved with the old photo's alt text", async () => {
  const { api, owner } = await open("Edit Cedar Deck");

  await useLink(owner, "/images/projects/roof.svg");
  await owner.click(dialog().getByRole("button", { name: "Save Changes" }));

  expectMessage(field("Alt Text"), REQUIRED);
  expect(api.sent("PUT /api/admin/featured-projects/1")).toEqual([]);
});

test("the old photo's alt text can be kept", async () => {
  const { api, owner } = await open("Edit Cedar Deck");
  await useLink(owner, "/images/projects/roof.svg");

  await owner.click(keepOld() ?? document.body);

  expect(field("Alt Text").value).toBe("A cedar deck at dusk");
  expect(keepOld()).toBeNull();
  await owner.click(dialog().getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sent("PUT /api/admin/featured-projects/1")[0]?.body).toMatchObject({
    imageUrl: "/images/projects/roof.svg",
    altText: "A cedar deck at dusk",
  });
});

test("the first photo of a project leaves its alt text alone", async () => {
  const { owner } = await open("Add Project");
  await owner.type(field("Alt Text"), "A barn door");

  await useLink(owner, "/images/projects/roof.svg");

  expect(field("Alt Text").value).toBe("A barn door");
});
