import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expectMessage } from "../../../test/expectMessage";
import { createFakeApi } from "../../../test/fakeApi";
import { fakeUploads } from "../../../test/fakeUpload";
import { renderAsOwner } from "../../../test/renderApp";

const ADDRESS = "/photos/11111111-1111-4111-8111-111111111111/960.webp";
const PUT = "PUT /api/admin/featured-projects/1";
const PHOTO = new File(["photo"], "deck.jpg", { type: "image/jpeg" });
const uploaded = { status: 201, body: JSON.stringify({ imageUrl: ADDRESS }) };
/** A promise, and the function that settles it. */
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};
const choosePhoto = (owner: UserEvent) => owner.upload(field("Photo to upload"), PHOTO);
const save = (owner: UserEvent) =>
  owner.click(dialog().getByRole("button", { name: "Save Changes" }));

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

test("Save waits for the photo, which is described meanwhile", async () => {
  const arrival = gate();
  const addresses = fakeUploads(uploaded, arrival.opened);
  const { api, owner } = await open("Edit Cedar Deck");

  await choosePhoto(owner);
  expect(dialog().getByRole("progressbar", { name: "Upload" })).toBeTruthy();
  await owner.type(field("Alt Text"), "New steps");
  await save(owner);
  expect(await dialog().findByRole("button", { name: "Saving..." })).toBeTruthy();
  expect(api.sent(PUT)).toEqual([]);
  arrival.open();

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(addresses).toEqual(["/api/admin/photos"]);
  expect(api.sent(PUT)[0]?.body).toMatchObject({ imageUrl: ADDRESS, altText: "New steps" });
});

test("a photo that was refused while Save waited saves nothing, and the old one is back", async () => {
  const answer = gate();
  fakeUploads({ status: 422, body: "The picture is damaged." }, answer.opened);
  const { api, owner } = await open("Edit Cedar Deck");
  const before = field("Image URL").value;

  await choosePhoto(owner);
  await owner.type(field("Alt Text"), "New steps");
  await save(owner);
  answer.open();

  expect(await dialog().findByText("The picture is damaged.")).toBeTruthy();
  expect(dialog().getByRole("button", { name: "Choose another" })).toBeTruthy();
  expect(dialog().queryByRole("button", { name: "Try again" })).toBeNull();
  expect([field("Image URL").value, field("Alt Text").value]).toEqual([before, "New steps"]);
  expect(api.sent(PUT)).toEqual([]);
});

test("an upload that the network or a busy server stopped is tried again", async () => {
  fakeUploads({ status: 503, body: "Other photos are being prepared." });
  const { owner } = await open("Edit Cedar Deck");
  await choosePhoto(owner);
  expect(await dialog().findByText("Other photos are being prepared.")).toBeTruthy();
  fakeUploads(uploaded);

  await owner.click(dialog().getByRole("button", { name: "Try again" }));

  await waitFor(() => expect(field("Image URL").value).toBe(ADDRESS));
  expect(dialog().queryByText("Other photos are being prepared.")).toBeNull();
});

test("an upload whose session has ended opens the login above the dialog, and can be tried again", async () => {
  fakeUploads({ status: 401, body: "Unauthorized" });
  const { owner } = await open("Edit Cedar Deck");
  await choosePhoto(owner);
  const login = within(await screen.findByRole("dialog", { name: "Log In Again" }));
  fakeUploads(uploaded);

  await owner.type(login.getByLabelText("Admin Token"), "a-good-token{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Log In Again" })).toBeNull());
  await owner.click(dialog().getByRole("button", { name: "Try again" }));

  await waitFor(() => expect(field("Image URL").value).toBe(ADDRESS));
});

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
  await save(owner);

  expectMessage(field("Alt Text"), REQUIRED);
  expect(api.sent(PUT)).toEqual([]);
});

test("the old photo's alt text can be kept", async () => {
  const { api, owner } = await open("Edit Cedar Deck");
  await useLink(owner, "/images/projects/roof.svg");

  await owner.click(keepOld() ?? document.body);

  expect(field("Alt Text").value).toBe("A cedar deck at dusk");
  expect(keepOld()).toBeNull();
  await save(owner);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sent(PUT)[0]?.body).toMatchObject({
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
