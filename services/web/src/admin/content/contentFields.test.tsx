import { MAX_UPLOAD } from "@ridgeline/contract/photo";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expectMessage } from "../../../test/expectMessage";
import { fakeUploads } from "../../../test/fakeUpload";
import { openAdmin, openScreen, field } from "../../../test/openAdmin";
import { parseSortOrder } from "./contentFields";

const ADDRESS = "/photos/11111111-1111-4111-8111-111111111111/960.webp";
const ROOF = "/images/projects/roof.svg";
const PUT = "PUT /api/admin/featured-projects/1";
const uploaded = { status: 201, body: JSON.stringify({ imageUrl: ADDRESS }) };
const BUSY = { status: 503, body: "Other photos are being prepared." };

const open = async (button: string, openPage = openScreen) => {
  const page = openPage("/admin/featured-projects");
  await page.press(button);
  const photo = new File(["photo"], "deck.jpg", { type: "image/jpeg" });
  return {
    ...page,
    choosePhoto: (file = photo) => page.owner.upload(field("Photo to upload"), file),
    useLink: async (address: string) => {
      await page.owner.click(screen.getByText("Use a link"));
      await page.retype("Image URL", address);
    },
  };
};
/** A promise, and the function that settles it. */
const gate = () => {
  let pass = () => {};
  const opened = new Promise<void>((resolve) => (pass = resolve));
  return { opened, pass };
};
const isSaved = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const values = () => [field("Image URL").value, field("Alt Text").value];

describe("the photo of a project", () => {
  test("is refused if it is too large; another is described while it is uploaded, and Save waits for it", async () => {
    const { opened, pass } = gate();
    const addresses = fakeUploads(uploaded, opened);
    const { api, press, owner, choosePhoto } = await open("Edit Cedar Deck");
    expect(screen.getByRole("button", { name: "Replace photo" }).textContent).toBe("Replace");

    await choosePhoto(new File([new Uint8Array(MAX_UPLOAD + 1)], "l.jpg", { type: "image/jpeg" }));
    expect(await screen.findByText(/larger than 15 MB/)).toBeTruthy();
    await choosePhoto();
    expect(screen.getByRole("progressbar", { name: "Upload" })).toBeTruthy();
    await owner.type(field("Alt Text"), "New steps");
    await press("Save Changes");
    expect(await screen.findByRole("button", { name: "Saving..." })).toBeTruthy();
    expect(api.sent(PUT)).toEqual([]);
    pass();

    await isSaved();
    expect(addresses).toEqual(["/api/admin/photos"]);
    expect(api.sent(PUT)[0]?.body).toMatchObject({ imageUrl: ADDRESS, altText: "New steps" });
  });

  test("that was refused while Save waited saves nothing, and the old one is back", async () => {
    const { opened, pass } = gate();
    fakeUploads({ status: 422, body: "The picture is damaged." }, opened);
    const { api, press, owner, choosePhoto } = await open("Edit Cedar Deck");
    const [before] = values();

    await choosePhoto();
    await owner.type(field("Alt Text"), "New steps");
    await press("Save Changes");
    pass();

    expect(await screen.findByText("The picture is damaged.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Choose another" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(values()).toEqual([before, "New steps"]);
    expect(api.sent(PUT)).toEqual([]);
  });

  test("can be sent again if it was cut, the server was busy or the session had ended", async () => {
    fakeUploads(BUSY);
    const { press, owner, choosePhoto } = await open("Edit Cedar Deck", openAdmin);
    const before = values();
    await choosePhoto();
    expect(await screen.findByText(BUSY.body)).toBeTruthy();
    expect(values()).toEqual(before);
    fakeUploads({ status: 0, body: "" });
    await press("Try again");
    expect(await screen.findByText(/^We could not reach the server\. /)).toBeTruthy();
    fakeUploads({ status: 408, body: "It took too long." });
    await press("Try again");
    expect(await screen.findByText("It took too long.")).toBeTruthy();
    fakeUploads({ status: 401, body: "Unauthorized" });
    await press("Try again");
    const login = within(await screen.findByRole("dialog", { name: "Log In Again" }));
    fakeUploads(uploaded);

    await owner.type(await login.findByLabelText("Admin Token"), "a-good-token{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Log In Again" })).toBeNull());
    await press("Try again");

    await waitFor(() => expect(field("Image URL").value).toBe(ADDRESS));
    expect(screen.queryByText(BUSY.body)).toBeNull();
  });

  test("comes first in a new project; the link is folded until it has an error", async () => {
    const { owner } = await open("Add Project");
    const dialog = within(screen.getByRole("dialog"));
    const [first] = dialog.getAllByRole("button", { name: /photo|Title/ });
    expect(first?.textContent).toBe("Add a photo");
    const link = dialog.getByText("Use a link").closest("details");
    expect(link?.open).toBe(false);

    await owner.click(dialog.getByRole("button", { name: "Add Project" }));

    expect(link?.open).toBe(true);
  });

  test("may be a link without its scheme; one that leads to no picture is said, but does not hinder Save", async () => {
    const { api, press, owner, useLink } = await open("Edit Cedar Deck");
    const dialog = screen.getByRole("dialog");
    const sentence = "This address shows no picture. Use Add a photo.";
    await useLink("drive.example/file/view\u200B");
    await owner.type(field("Alt Text"), "A deck");
    const preview = await waitFor(() => {
      const shown = dialog.querySelector('img[src="https://drive.example/file/view"]');
      if (!shown) throw new Error("Not yet");
      return shown;
    });
    expect(within(dialog).queryByText(sentence)).toBeNull();

    fireEvent.error(preview);

    expect(within(dialog).getByText(sentence)).toBeTruthy();
    expect(within(dialog).getByRole("button", { name: "Add a photo" })).toBeTruthy();

    fireEvent(window, new Event("online")); // perhaps only the network was missing
    expect(within(dialog).queryByText(sentence)).toBeNull();
    expect(preview.isConnected).toBe(false); // another one asks again
    await press("Save Changes");
    await isSaved();
    expect(api.sent(PUT)).toHaveLength(1);
  });

  test("cannot have the alt text of the one before, unless the owner keeps it", async () => {
    const { api, press, useLink } = await open("Edit Cedar Deck");
    await useLink(ROOF);
    await press("Save Changes");
    expectMessage(field("Alt Text"), "String must contain at least 1 character(s)");
    expect(api.sent(PUT)).toEqual([]);

    await press(/^Keep “/);

    expect(screen.queryByRole("button", { name: /^Keep “/ })).toBeNull();
    await press("Save Changes");
    await isSaved();
    const sent = { imageUrl: ROOF, altText: "A cedar deck at dusk" };
    expect(api.sent(PUT)[0]?.body).toMatchObject(sent);
  });
});

test("a service's icon is chosen from the tiles, or any other name is typed", async () => {
  const { press, retype } = openScreen("/admin/services");
  await press("Edit Roof Repair");
  const chosen = () => document.querySelector("[type=radio]:checked")?.ariaLabel;
  await waitFor(() => expect(chosen()).toBe("Home"));

  await retype("Icon", "Telescope");

  expect(field("Icon").value).toBe("Telescope");
  expect(chosen()).toBeUndefined();
});

test("a new project's alternative text is its title and town, until the owner changes it", async () => {
  const { press, retype } = openScreen("/admin/featured-projects");
  await press("Add Project");

  await retype("Title", "Cedar Deck");
  expect(field("Alt Text").value).toBe("Cedar Deck in Dahlonega");

  await retype("Alt Text", "A deck with steps");
  await retype("Title", "Cedar Steps");
  expect(field("Alt Text").value).toBe("A deck with steps");
});

test.each([
  ["3", 3],
  ["-2", -2],
  ["1.9", 1],
  ["-0.5", 0],
  ["", 0],
  ["abc", 0],
])("the sort order %j is read as %d", (text, expected) => {
  expect(parseSortOrder(text)).toBe(expected);
});
