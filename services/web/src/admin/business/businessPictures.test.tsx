import { screen, waitFor } from "@testing-library/react";
import { expectMessage } from "../../../test/expectMessage";
import { createFakeApi } from "../../../test/fakeApi";
import { fakeUploads } from "../../../test/fakeUpload";
import { renderAsOwner } from "../../../test/renderApp";
import { sampleBusiness } from "../../../test/freshSite";

const PUT = "PUT /api/admin/business";
const ADDRESS = "/photos/11111111-1111-4111-8111-111111111111/960.webp";
const PHOTO = new File(["photo"], "crew.jpg", { type: "image/jpeg" });

const open = async (section: string, stored: object = sampleBusiness) => {
  const api = createFakeApi();
  api.setBusiness(stored);
  const owner = renderAsOwner(`/admin/business#${section}`);
  await screen.findByRole("heading", { name: "Contact" });
  const save = () => owner.click(screen.getByRole("button", { name: "Save Changes" }));
  const choosePhoto = (name: string) => owner.upload(screen.getByLabelText(name), PHOTO);
  return { api, owner, save, choosePhoto };
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const hero = { imageUrl: "/photos/old/960.webp", altText: "The old barn" };

test("a picture is uploaded uncropped, described and saved", async () => {
  const addresses = fakeUploads({ status: 201, body: JSON.stringify({ imageUrl: ADDRESS }) });
  const { api, owner, save, choosePhoto } = await open("pictures");

  await choosePhoto("Logo: photo to upload");
  await owner.type(await screen.findByLabelText("What the picture shows"), "A gutter");
  await save();

  await waitFor(() => expect(api.sent(PUT)).toHaveLength(1));
  expect(addresses).toEqual(["/api/admin/photos?shape=whole"]);
  expect(api.sent(PUT)[0]?.body).toMatchObject({
    pictures: { logo: { imageUrl: ADDRESS, altText: "A gutter" } },
  });
});

test("a picture cannot be saved without alt text", async () => {
  fakeUploads({ status: 201, body: JSON.stringify({ imageUrl: ADDRESS }) });
  const { api, save, choosePhoto } = await open("pictures", {
    ...sampleBusiness,
    pictures: { hero },
  });

  await choosePhoto("Picture of the first screen: photo to upload");
  await waitFor(() => expect(field("What the picture shows").value).toBe(""));
  await save();

  expectMessage(field("What the picture shows"), "Required");
  expect(api.sent(PUT)).toEqual([]);
});

test("the drawing can be used again, and a new picture does not inherit the old one's alt text", async () => {
  fakeUploads({ status: 201, body: JSON.stringify({ imageUrl: ADDRESS }) });
  const { api, owner, save, choosePhoto } = await open("pictures", {
    ...sampleBusiness,
    pictures: { hero },
  });

  await owner.click(screen.getByRole("button", { name: "Use the drawing again" }));
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "Add a photo: Picture of the first screen" }),
  );
  await choosePhoto("Picture of the first screen: photo to upload");
  const words = await screen.findByLabelText<HTMLInputElement>("What the picture shows");
  expect(words.value).toBe("");
  await owner.click(screen.getByRole("button", { name: "Use the drawing again" }));
  await save();

  await waitFor(() => expect(api.sent(PUT)).toHaveLength(1));
  expect(api.sent(PUT)[0]?.body).toMatchObject({ pictures: {} });
  expect(api.sent(PUT)[0]?.body).not.toHaveProperty("pictures.hero");
});

test("the sample's drawn map can be removed, and replaced", async () => {
  fakeUploads({ status: 201, body: JSON.stringify({ imageUrl: ADDRESS }) });
  const { api, owner, save, choosePhoto } = await open("map");

  await owner.click(screen.getByRole("button", { name: "Remove the picture" }));
  await save();
  await waitFor(() => expect(api.sent(PUT)).toHaveLength(1));
  await choosePhoto("Drawn map: photo to upload");
  await owner.type(await screen.findByLabelText("What the picture shows"), "Our county");
  await save();

  await waitFor(() => expect(api.sent(PUT)).toHaveLength(2));
  expect(api.sent(PUT)[0]?.body).not.toHaveProperty("map.picture");
  expect(api.sent(PUT)[1]?.body).toMatchObject({
    map: { picture: { imageUrl: ADDRESS, altText: "Our county" } },
  });
});

test("a portrait needs no alt text when the owner's name is known", async () => {
  fakeUploads({ status: 201, body: JSON.stringify({ imageUrl: ADDRESS }) });
  const { api, owner, save, choosePhoto } = await open("trust");

  await owner.type(field("Your name"), "Ann Lee");
  await choosePhoto("Portrait: photo to upload");
  await save();

  await waitFor(() => expect(api.sent(PUT)).toHaveLength(1));
  expect(api.sent(PUT)[0]?.body).toMatchObject({
    owner: { name: "Ann Lee", portrait: { imageUrl: ADDRESS, altText: "Ann Lee" } },
  });
});

test("a portrait is saved with the owner's name, which it requires", async () => {
  fakeUploads({ status: 201, body: JSON.stringify({ imageUrl: ADDRESS }) });
  const { api, owner, save, choosePhoto } = await open("trust");

  await choosePhoto("Portrait: photo to upload");
  await owner.type(await screen.findByLabelText("What the picture shows"), "Ann");
  await save();
  expectMessage(field("Your name"), "Required");
  await owner.type(field("Your name"), "Ann Lee");
  await save();

  await waitFor(() => expect(api.sent(PUT)).toHaveLength(1));
  expect(api.sent(PUT)[0]?.body).toMatchObject({
    owner: { name: "Ann Lee", portrait: { imageUrl: ADDRESS, altText: "Ann" } },
  });
});
