import { act, screen, waitFor } from "@testing-library/react";
import { finishedSetup } from "../../../../contract/test/finishedSetup";
import { expectMessage } from "../../test/expectMessage";
import { field, openPart } from "../../test/openAdmin";
import { SetupPage } from "./SetupPage";
import { noAnswers, type Site } from "./setup/composeSite";
import type { ZipFile } from "./setup/zips";

const duluth: ZipFile = {
  zips: { "55802": ["Duluth", "MN", 46.77, -92.09, "America/Chicago"] },
  towns: [["Superior", "WI", 46.72, -92.1, 27_000]],
};
/** As if Florida were beside Duluth. */
const states: ZipFile = {
  zips: { FL: ["", "FL", 46.78, -92.1, "America/Chicago"] },
  towns: [],
};
const answers = { ...noAnswers, name: "Blue Anvil", phone: "(218) 555-0137", trade: "roofing" };

const open = (kept: object) =>
  openPart("/admin/setup", <SetupPage />, (api) => {
    api.set("/api/admin/setup", { ...finishedSetup, isSample: true });
    api.set("/zips/558.json", duluth);
    api.set("/zips/states.json", states);
    api.answer("POST /api/admin/setup", { status: 201, body: finishedSetup });
    jest.spyOn(window, "scrollTo").mockReturnValue();
    window.localStorage.setItem("setup_answers", JSON.stringify({ ...answers, ...kept }));
  });

const make = async ({ press, api }: ReturnType<typeof open>): Promise<Site> => {
  await press("Make it my site");
  await waitFor(() => expect(api.sent("POST /api/admin/setup")).toHaveLength(1));
  return api.sent("POST /api/admin/setup")[0]?.body as Site; // as composed
};

test("an unknown ZIP in a state with two time zones gets that of its place, and no town that was not offered", async () => {
  const page = open({ address: { city: "Pensacola", state: "", zip: "55899" } });
  await page.owner.selectOptions(await screen.findByLabelText("State"), "Florida");
  await screen.findByText(/Time: Central\./);

  const { business, serviceAreas } = await make(page);
  expect(business).toMatchObject({ address: { state: "FL" }, timeZone: "America/Chicago" });
  expect(serviceAreas.map(({ name }) => name)).toEqual(["Pensacola"]);
});

test("answers that the version before has kept, with kilometers, make a site", async () => {
  const map = { latitude: 46.8, longitude: -92.1, radiusKm: "40" };
  const page = open({ address: { city: "Duluth", state: "MN", zip: "55802" }, map });
  await screen.findByText("Duluth, Minnesota");

  const { business } = await make(page);
  expect(business.map).toEqual({ latitude: 46.77, longitude: -92.09, radiusMiles: 25 });
});

test("a line that is too long for its place, and too many kinds of work, are named at their fields", async () => {
  const long = "a".repeat(61);
  const lines = { trade: "other", work: long, license: long, shortName: long, name: long };
  const otherKinds = Array.from({ length: 41 }, (_, at) => `Work ${at}`).join("\n");
  const page = open({ ...lines, otherKinds, otherAreas: "a".repeat(101) });

  await page.press("Make it my site");

  for (const label of [/^What do you do/, /^License number/, "Short name"])
    expectMessage(field(label), "String must contain at most 60 character(s)");
  for (const label of [/^Other kinds of work/, /^Other towns/])
    expectMessage(field(label), "Please write at most 40, each of at most 100 letters");
});

test("what another tab has answered is taken, and keeps what this one could not keep", async () => {
  const page = open({});
  await screen.findByLabelText("ZIP");
  const keep = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await page.retype(/^E-mail/, "a@b.example");
  keep.mockRestore();

  const newValue = JSON.stringify({ ...answers, since: "1999" });
  window.localStorage.setItem("setup_answers", newValue);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "setup_answers" })));

  expect(field(/^In business since/)).toHaveProperty("value", "1999");
  expect(field(/^E-mail/)).toHaveProperty("value", "a@b.example");
});

test("a photo that is no longer on the server is named at its field", async () => {
  const photo = { imageUrl: "/photos/3fa85f64-5717-4562-b3fc-2c963f66afa6/960.webp", altText: "" };
  const photos = [noAnswers.photos[0], photo];
  const page = open({
    address: { city: "Duluth", state: "MN", zip: "55802" },
    photos: noAnswers.photos.map((none, at) => photos[at] ?? none),
    pictures: { ...noAnswers.pictures, hero: photo },
  });
  await screen.findByText("Duluth, Minnesota");
  const isGone = "This photo is no longer on the server. Please choose it again.";
  const places = ["business.pictures.hero", "featuredProjects.0"];
  const body = places.map((place) => `${place}.imageUrl: ${isGone}`).join("\n");
  page.api.answer("POST /api/admin/setup", { status: 400, body });

  await page.press("Make it my site");

  const fields = await screen.findAllByText(isGone);
  expect(fields).toHaveLength(2);
  expect(document.activeElement).toHaveProperty("type", "button");
});
