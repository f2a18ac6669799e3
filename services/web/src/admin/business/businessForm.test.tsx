import { logoFactsPath } from "@ridgeline/contract/photo";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { finishedSetup } from "../../../../../contract/test/finishedSetup";
import { expectMessage } from "../../../test/expectMessage";
import { fakeUploads } from "../../../test/fakeUpload";
import { sampleBusiness } from "../../../test/freshSite";
import { type FakeApi, field, openScreen } from "../../../test/openAdmin";

const BUSINESS = "/api/admin/business";
const PUT = `PUT ${BUSINESS}` as const;
const { words, address } = sampleBusiness;

/** Opens one part of the page; `changes` are made to the sample business. */
const open = async (section: string, changes: object = {}, prepare = (_api: FakeApi) => {}) => {
  const page = openScreen(`/admin/business#${section}`, (api) => {
    api.set(BUSINESS, { ...sampleBusiness, ...changes });
    prepare(api);
  });
  await screen.findByRole("heading", { name: "Contact" });
  render(null); // React runs the effects that it had put off: they register the fields
  const save = () => page.press("Save Changes");
  return {
    ...page,
    save,
    openPart: (title: string) => page.owner.click(screen.getByRole("heading", { name: title })),
    /** Saves, and returns what was sent. */
    send: async () => {
      const before = page.api.sent(PUT).length;
      await save();
      await waitFor(() => expect(page.api.sent(PUT)).toHaveLength(before + 1));
      await waitFor(() => expect(screen.queryByText("Not saved")).toBeNull());
      return page.api.sent(PUT).pop()?.body;
    },
  };
};
/** Date and time fields accept a value only in one piece. */
const choose = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

test("a pair is two colors; the sample's is none; a color can be picked or pasted, and where it has to give way is said", async () => {
  const { send, owner } = await open("colors");
  const pair = (name: string) => owner.click(screen.getByRole("radio", { name }));

  await pair("Navy and orange");
  expect(await send()).toMatchObject({ colors: { ground: "#14305a", accent: "#f26f1d" } });
  choose("Button color: pick", "#e8590c");
  expect(
    screen.getByText(/^Buttons have it. Links on paper are darker, #[\da-f]{6}, so/),
  ).toBeTruthy();
  await owner.clear(field("Button color"));
  await owner.paste(" FFD400 ");
  await owner.click(screen.getByLabelText("Show the drawn hills"));
  expect(await send()).toMatchObject({
    colors: { ground: "#14305a", accent: "#ffd400" },
    hidesHills: true,
  });

  await pair("Evergreen and copper");
  expect(await send()).not.toHaveProperty("colors");
});

test("has ten folded parts, with what they contain and whether that is still the sample's", async () => {
  const setup = { ...finishedSetup, isSample: true, sampleParts: ["contact"] };
  openScreen("/admin/business", ({ set }) => set("/api/admin/setup", setup));

  const contact = await screen.findByText("Ridgeline Home & Property · (706) 555-0142");
  const sections = screen.getAllByRole("heading", { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    "Contact",
    "Hours",
    "Answers by e-mail",
    "Trust",
    "Words",
    "Pictures",
    "Colors",
    "Kinds of work",
    "Map",
    "Legal texts",
  ]);
  expect(sections.filter((section) => section.closest("details")?.open)).toEqual([]);
  const summary = within(contact.closest("summary") ?? document.body);
  expect(summary.getByText("Still the sample's")).toBeTruthy();
  const week = "Monday-Friday 8:00 AM - 6:00 PM, Saturday 9:00 AM - 4:00 PM, Sunday Closed";
  expect(screen.getByText(week)).toBeTruthy();
});

describe("saving", () => {
  test("sends everything, with the version that was read or that the last save returned", async () => {
    const { api, openPart, owner, retype, send } = await open("contact");
    await retype(/^Street/, " 1 Main St ");
    await retype("Short name", "Oak Gutters");
    await retype("Phone", "+1 (704) 555-0101");
    await retype(/^Facebook/, "facebook.com/gutters");
    expect(await screen.findByText("Not saved")).toBeTruthy();

    const saved = {
      ...sampleBusiness,
      shortName: "Oak Gutters",
      phone: "7045550101",
      address: { ...address, street: "1 Main St" },
      links: { facebook: "https://facebook.com/gutters" },
    };
    expect(await send()).toEqual(saved);
    expect(field(/^Street/).value).toBe("1 Main St");

    await openPart("Map");
    await owner.clear(await screen.findByLabelText(/^Region/));
    await retype("City", "Helen");
    expect(screen.getAllByText("Not saved")).toHaveLength(2);
    await send();
    const { region: _region, ...second } = saved;
    const city = { ...saved.address, city: "Helen" };
    expect(api.sent(PUT)[1]?.body).toEqual({ ...second, address: city, version: 2 });
  });

  test("moves to the first wrong field, in its opened part, and sends nothing", async () => {
    const { api, openPart, retype, save } = await open("contact");
    await retype("Phone", "555");
    await retype(/^ZIP/, "123");
    await openPart("Contact");
    expect(field("Phone").closest("details")?.open).toBe(false);

    await save();

    expectMessage(field("Phone"), "Please enter the ten digits of a US number, without the 1");
    expectMessage(field(/^ZIP/), "Please enter five digits, such as 12345");
    await waitFor(() => expect(document.activeElement).toBe(field("Phone")));
    expect(field("Phone").closest("details")?.open).toBe(true);
    expect(api.sent(PUT)).toEqual([]);
  });

  test("keeps what was typed when the server refuses a field or another window was faster, until Reload discards it", async () => {
    const { api, press, retype, save, send } = await open("contact");
    api.answer(PUT, { status: 400, body: "address.city: Unknown town" });
    await retype("City", "Nowhere");
    await save();
    await waitFor(() => expectMessage(field("City"), "Unknown town"));
    expect(field("City").value).toBe("Nowhere");

    api.answer(PUT, { status: 409, body: "Changed elsewhere." });
    api.set(BUSINESS, { ...sampleBusiness, email: "new@example.com", version: 7 });
    await retype("City", "Helen");
    await save();
    expect((await screen.findByRole("alert")).textContent).toContain("Changed elsewhere.");
    expect(field("City").value).toBe("Helen");

    await press("Reload");
    await screen.findByRole("alertdialog", { name: "Discard changes?" });
    await press("Discard");

    await waitFor(() => expect(field("E-mail").value).toBe("new@example.com"));
    expect(field("City").value).toBe(address.city);
    api.answer(PUT);
    await retype("City", "Helen");
    expect(await send()).toMatchObject({ version: 7, email: "new@example.com" });
  });
});

test.each([
  ["hours", "Monday, opens", "", "Required"],
  ["trust", "Stars", "many", "Please enter a number from 1 to 5"],
  ["words", /^Step 2: its text/, "", "Required"],
  ["serviceTypes", "Kind of work 1", "", "Required"],
])("in the part %s, %s cannot be %j", async (section, label, value, message) => {
  const { api, save } = await open(section);
  fireEvent.change(field(label), { target: { value } });

  await save();

  expectMessage(field(label), message);
  expect(api.sent(PUT)).toEqual([]);
});

describe("the hours", () => {
  test("are set for each day, and Monday's can be copied to Tuesday through Friday", async () => {
    const { owner, press, send } = await open("hours");
    choose("Monday, opens", "07:30");
    await press("Tuesday to Friday: same as Monday");
    await owner.click(field("Saturday, open"));
    await owner.click(field("Sunday, open"));

    const day = { from: "07:30", to: "18:00" };
    const workdays = { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day };
    expect(await send()).toHaveProperty("hours", {
      ...workdays,
      Sunday: { from: "08:00", to: "17:00" },
    });
  });

  test("of special days can be added and removed", async () => {
    const specialDays = [{ date: "2026-07-04", label: "Independence Day" }];
    const { owner, press, send } = await open("hours", { specialDays });
    await press("Add a day");
    const added = screen.getAllByLabelText("Date").pop() ?? document.body;
    fireEvent.change(added, { target: { value: "2026-12-24" } });
    const fields = within(added.closest("li") ?? document.body);
    await owner.click(fields.getByLabelText("What it is"));
    await owner.paste("Christmas Eve");
    await owner.click(fields.getByRole("checkbox"));
    choose("Christmas Eve, closes", "12:00");
    await press("Remove Independence Day");

    expect(document.activeElement?.textContent).toBe("Add a day");
    const until12 = { from: "08:00", to: "12:00" };
    expect(await send()).toHaveProperty("specialDays", [
      { date: "2026-12-24", label: "Christmas Eve", open: until12 },
    ]);
  });
});

test("trust is sent with numbers as numbers and links as addresses, and without what is cleared", async () => {
  const { owner, retype, send } = await open("trust");
  await retype("Stars", "4.7");
  await retype(/^Link to check it/, "sos.ga.gov/check");
  await retype("Your name", "Ann Lee");
  expect(await send()).toMatchObject({
    license: { link: "https://sos.ga.gov/check" },
    rating: { value: 4.7, count: 86 },
    owner: { name: "Ann Lee" },
  });

  for (const label of ["License number", "Stars", /^In business since/, "Your name"])
    await owner.clear(field(label));

  const sent = await send();
  for (const name of ["license", "rating", "since", "owner"]) expect(sent).not.toHaveProperty(name);
});

test("words and legal texts are removed and left out", async () => {
  const { openPart, owner, press, retype, send } = await open("words");
  await owner.clear(field(/^Line above the headline/));
  await openPart("Legal texts");
  await owner.clear(await screen.findByLabelText(/^Data Security/));
  await retype(/^Information We Collect/, "Your gutters' length.\n\nNothing else.");
  await press(`Remove ${words.badges[0]}`);

  const sent = await send();
  expect(sent).not.toHaveProperty("words.kicker");
  expect(sent).not.toHaveProperty("legal.privacySecurity");
  expect(sent).toMatchObject({
    words: { badges: words.badges.slice(1) },
    legal: { privacyCollect: "Your gutters' length.\n\nNothing else." },
  });
});

test("kinds of work are added before Other, moved and removed; new ones get a value, old ones keep theirs", async () => {
  const { owner, press, retype, send } = await open("serviceTypes", {
    serviceTypes: [
      { value: "gutters", label: "Gutters" },
      { value: "roofing", label: "Roofs" },
      { value: "other", label: "Other" },
    ],
  });
  await press("Add a kind of work");
  expect(document.activeElement).toBe(field("Kind of work 3"));
  await owner.keyboard("Gutters!");
  await press("Move Gutters! up");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Gutters! up" }));
  await retype("Kind of work 3", "Roof repair");
  expect(screen.queryByRole("button", { name: "Move Other up" })).toBeNull();
  await press("Remove Gutters");

  expect(await send()).toHaveProperty("serviceTypes", [
    { value: "gutters", label: "Gutters!" },
    { value: "roofing", label: "Roof repair" },
    { value: "other", label: "Other" },
  ]);
});

test("the map takes a radius, typed numbers, and a ZIP, also one that is looked up while the rest is saved, but not after Discard", async () => {
  const zips = { "28202": ["Charlotte", "NC", 35.23, -80.84, "America/New_York"] };
  const { api, owner, press, retype, send } = await open("map");
  api.set("/zips/282.json", { zips, towns: [] });
  const ZIP = "ZIP of the map's center (optional)";
  const typeSlowly = async (zip: string, miles: string) => {
    const release = api.hold(`GET /zips/${zip.slice(0, 3)}.json`);
    await retype("How far you drive, in miles", miles);
    await retype(ZIP, zip);
    return release;
  };
  await typeSlowly("97201", "20");
  await press("Discard");
  const question = within(screen.getByRole("alertdialog"));
  await owner.click(question.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(field(ZIP).value).toBe(""));

  const release = await typeSlowly("28202", "30");
  await send();
  release();
  expect(await screen.findByText("The center is Charlotte, North Carolina.")).toBeTruthy();
  expect(field("Latitude").value).toBe("35.23");
  await retype("Latitude", "34.5");
  expect(await send()).toMatchObject({
    map: { latitude: 34.5, longitude: -80.84, radiusMiles: 30 },
  });
  await waitFor(() => expect(field(ZIP).value).toBe(""));
});

describe("a picture", () => {
  const imageUrl = "/photos/11111111-1111-4111-8111-111111111111/960.webp";
  const openPictures = async (section: string) => {
    const addresses = fakeUploads({ status: 201, body: JSON.stringify({ imageUrl }) });
    const page = await open(section);
    const photo = new File(["photo"], "crew.jpg", { type: "image/jpeg" });
    const choosePhoto = (name: string) =>
      page.owner.upload(field(`${name}: photo to upload`), photo);
    return { ...page, addresses, choosePhoto };
  };

  test("is uploaded uncropped, described, saved and removed; another does not inherit its alt text", async () => {
    const { addresses, press, retype, send, save, choosePhoto } = await openPictures("pictures");
    const ABOUT = "Picture of About";
    await choosePhoto(ABOUT);
    const altText = () => screen.findByLabelText<HTMLInputElement>("What the picture shows");
    await save();
    expectMessage(await altText(), "Required");
    await retype("What the picture shows", "A gutter");
    expect(await send()).toHaveProperty("pictures.about", { imageUrl, altText: "A gutter" });
    expect(addresses).toEqual(["/api/admin/photos?shape=whole"]);

    await press("Remove the picture");
    const add = screen.getByRole("button", { name: `Add a photo: ${ABOUT}` });
    expect(document.activeElement).toBe(add);
    await choosePhoto(ABOUT);
    expect((await altText()).value).toBe("");
    await press("Remove the picture");
    expect(await send()).not.toHaveProperty("pictures.about");
  });

  test("of the logo needs no alt text, and offers its two colors", async () => {
    const { api, openPart, owner, send, choosePhoto } = await openPictures("pictures");
    const colors = { ground: "#14305a", accent: "#ff6700" };
    api.answer(`GET ${logoFactsPath("11111111-1111-4111-8111-111111111111")}`, {
      body: { colors, isLight: false },
    });
    await choosePhoto("Logo");
    await openPart("Colors");
    await owner.click(await screen.findByRole("radio", { name: "From your logo" }));

    expect(await send()).toMatchObject({ pictures: { logo: { imageUrl } }, colors });
  });

  test("of the owner needs no alt text: it is the owner's name", async () => {
    const { owner, retype, send, choosePhoto } = await openPictures("trust");
    await retype("Your name", "Ann Lee");
    await choosePhoto("Portrait");
    await owner.clear(await screen.findByLabelText("What the picture shows"));

    const portrait = { imageUrl, altText: "Ann Lee" };
    expect(await send()).toHaveProperty("owner", { name: "Ann Lee", portrait });
  });
});

describe("the answers by e-mail", () => {
  const openAnswers = (isMailSetUp: boolean, changes = {}) =>
    open("answers", changes, ({ set }) =>
      set("/api/admin/confirmation", { text: "Hello Walter,", isMailSetUp }),
    );
  const box = () => screen.queryByLabelText<HTMLInputElement>("Answer customers by e-mail");

  test("are turned on and off beside a preview, and the owner sends one to himself", async () => {
    const { api, owner, press, send } = await openAnswers(true);
    expect(await screen.findByText("Hello Walter,")).toBeTruthy();
    expect(box()?.checked).toBe(false);

    await owner.click(field("Answer customers by e-mail"));
    expect(await send()).toEqual({ ...sampleBusiness, answersByEmail: true });
    expect(await screen.findByText(/^On:/)).toBeTruthy();

    await owner.click(field("Answer customers by e-mail"));
    expect(await send()).toEqual({ ...sampleBusiness, version: 2 });

    const result = { channel: "email", recipient: null, problem: null };
    api.answer("POST /api/admin/notifications/test", { body: [result] });
    await press("Send it to me");
    expect(await screen.findByText("E-mail: the test was delivered.")).toBeTruthy();
  });

  test.each([{}, { answersByEmail: true }])(
    "can only be turned off where e-mail is not set up, which a sentence says: %j",
    async (changes) => {
      await openAnswers(false, changes);

      await screen.findByText(/^E-mail is not set up here/);
      expect(box()?.checked === true).toBe("answersByEmail" in changes);
      expect(screen.queryByRole("button", { name: "Send it to me" })).toBeNull();
    },
  );
});
