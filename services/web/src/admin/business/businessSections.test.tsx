import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expectMessage } from "../../../test/expectMessage";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";
import { sampleBusiness } from "../../../test/freshSite";

const PUT = "PUT /api/admin/business";

const open = async (section: string, stored: object = sampleBusiness) => {
  const api = createFakeApi();
  api.setBusiness(stored);
  const owner = renderAsOwner(`/admin/business#${section}`);
  await screen.findByRole("heading", { name: "Contact" });
  const trySave = () => owner.click(screen.getByRole("button", { name: "Save Changes" }));
  return {
    api,
    owner,
    trySave,
    /** Saves, and returns what was sent. */
    save: async () => {
      await trySave();
      await waitFor(() => expect(api.sent(PUT)).toHaveLength(1));
      return api.sent(PUT)[0]?.body;
    },
  };
};
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const retype = async (owner: UserEvent, label: string | RegExp, text: string) => {
  await owner.clear(field(label));
  await owner.click(field(label));
  await owner.paste(text);
};
const press = (owner: UserEvent, name: string | RegExp) =>
  owner.click(screen.getByRole("button", { name }));
/** Date and time fields accept a value only in one piece. */
const choose = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

describe("hours", () => {
  test("are set for each day, and Monday's can be copied to Tuesday through Friday", async () => {
    const { owner, save } = await open("hours");
    choose("Monday, opens", "07:30");
    await press(owner, "Tuesday to Friday: same as Monday");
    await owner.click(field("Saturday, open"));
    await owner.click(field("Sunday, open"));

    const { Saturday: _closed, ...week } = sampleBusiness.hours;
    const from = { from: "07:30", to: "18:00" };
    expect(await save()).toMatchObject({
      hours: {
        ...Object.fromEntries(Object.keys(week).map((day) => [day, from])),
        Sunday: { from: "08:00", to: "17:00" },
      },
    });
    await waitFor(() => expect(screen.queryByText("Not saved")).toBeNull());
  });

  test("are required for an open day", async () => {
    const { api, trySave } = await open("hours");
    choose("Monday, opens", "");

    await trySave();

    expectMessage(field("Monday, opens"), "Required");
    await waitFor(() => expect(document.activeElement).toBe(field("Monday, opens")));
    expect(api.sent(PUT)).toEqual([]);
  });

  test("that end before they begin get a warning, but can be saved", async () => {
    const { save } = await open("hours");

    choose("Monday, closes", "02:00");

    expect(screen.getByText(/^This ends before it begins/)).toBeTruthy();
    expect(await save()).toMatchObject({ hours: { Monday: { from: "08:00", to: "02:00" } } });
  });

  test("of special days can be added, changed and removed", async () => {
    const { owner, save } = await open("hours", {
      ...sampleBusiness,
      specialDays: [{ date: "2026-07-04", label: "Independence Day" }],
    });
    await press(owner, "Add a day");
    await press(owner, "Add a day");
    const [, thanksgiving = document.body, eve = document.body] = screen
      .getAllByLabelText("Date")
      .map((date) => date.closest("li"));
    const add = async (item: HTMLElement | null, date: string, label: string) => {
      const fields = within(item ?? document.body);
      fireEvent.change(fields.getByLabelText("Date"), { target: { value: date } });
      await owner.type(fields.getByLabelText("What it is"), label);
      return fields;
    };
    await add(thanksgiving, "2026-11-26", "Thanksgiving");
    const fields = await add(eve, "2026-12-24", "Christmas Eve");
    await owner.click(fields.getByRole("checkbox"));
    choose("Christmas Eve, closes", "12:00");
    await press(owner, "Remove Independence Day");

    expect(document.activeElement?.textContent).toBe("Add a day");
    expect(await save()).toMatchObject({
      specialDays: [
        { date: "2026-11-26", label: "Thanksgiving" },
        { date: "2026-12-24", label: "Christmas Eve", open: { from: "08:00", to: "12:00" } },
      ],
    });
  });
});

describe("trust", () => {
  test("that is cleared is left out: a license by its number, a rating by its stars", async () => {
    const { owner, save } = await open("trust");
    for (const label of ["License number", "Stars"]) await owner.clear(field(label));
    await owner.clear(field(/^Years in business/));

    const sent = await save();

    for (const name of ["license", "rating", "yearsInBusiness", "owner"])
      expect(sent).not.toHaveProperty(name);
    expect([field("Who issued it").value, field("Where").value]).toEqual(["", ""]);
  });

  test("is sent with numbers as numbers and links as addresses", async () => {
    const { owner, save } = await open("trust");
    await retype(owner, "Stars", "4.7");
    await retype(owner, /^Link to check it/, "sos.ga.gov/check");
    await retype(owner, "Your name", "Ann Lee");

    expect(await save()).toMatchObject({
      license: { link: "https://sos.ga.gov/check" },
      rating: { value: 4.7, count: 86 },
      owner: { name: "Ann Lee" },
    });
  });

  test("marks the missing half of a license and text in place of a number", async () => {
    const { license: _license, ...unlicensed } = sampleBusiness;
    const { owner, trySave } = await open("trust", unlicensed);
    await retype(owner, "Who issued it", "Ohio");
    await retype(owner, "Stars", "many");

    await trySave();

    expectMessage(field("License number"), "Required");
    expectMessage(field("Stars"), "Please enter a number from 1 to 5");
  });
});

describe("words", () => {
  const { words } = sampleBusiness;

  test("are removed, moved and left out", async () => {
    const { owner, save } = await open("words");
    await owner.clear(field(/^Line above the headline/));
    await press(owner, `Remove ${words.badges[0]}`);
    await press(owner, `Move ${words.steps[1]?.title} up`);

    const [first, second, third] = words.steps;
    const sent = await save();
    expect(sent).not.toHaveProperty("words.kicker");
    expect(sent).toMatchObject({
      words: { badges: words.badges.slice(1), steps: [second, first, third] },
    });
    await waitFor(() => expect(screen.queryByText("Not saved")).toBeNull());
  });

  test("that are missing are marked in their row", async () => {
    const { owner, trySave } = await open("words");
    await press(owner, `Remove ${words.steps[0]?.title}`);
    await owner.clear(field(/^Step 2: its text/));
    await press(owner, "Add a step");

    await trySave();

    expectMessage(field(/^Step 2: its text/), "Required");
    expectMessage(field(/^Step 3$/), "Required");
  });
});

describe("kinds of work", () => {
  const labels = () =>
    screen.getAllByLabelText<HTMLInputElement>(/^Kind of work/).map(({ value }) => value);

  test("are added before Other, moved and removed; new ones get a value, old ones keep theirs", async () => {
    const { owner, save } = await open("serviceTypes", {
      ...sampleBusiness,
      serviceTypes: [
        { value: "gutters", label: "Gutters" },
        { value: "roofing", label: "Roofs" },
        { value: "other", label: "Other" },
      ],
    });
    await press(owner, "Add a kind of work");
    expect(document.activeElement).toBe(field("Kind of work 3"));
    await owner.keyboard("Gutters!");
    await press(owner, "Move Gutters! up");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Gutters! up" }));
    await retype(owner, "Kind of work 3", "Roof repair");
    expect(labels()).toEqual(["Gutters", "Gutters!", "Roof repair", "Other"]);
    await press(owner, "Remove Gutters");

    expect(await save()).toMatchObject({
      serviceTypes: [
        { value: "gutters", label: "Gutters!" },
        { value: "roofing", label: "Roof repair" },
        { value: "other", label: "Other" },
      ],
    });
  });

  test("end with Other", async () => {
    const { owner } = await open("serviceTypes");
    expect(labels().at(-1)).toBe("Other");
    expect(screen.queryByRole("button", { name: "Move Other up" })).toBeNull();

    await press(owner, "Remove Other");

    expect(labels()).not.toContain("Other");
  });

  test("cannot all be removed, and each needs a name", async () => {
    const { owner, trySave } = await open("serviceTypes", {
      ...sampleBusiness,
      serviceTypes: [{ value: "gutters", label: "Gutters" }],
    });
    await owner.clear(field("Kind of work 1"));
    await trySave();
    expectMessage(field("Kind of work 1"), "Required");

    await press(owner, "Remove kind of work 1");
    await trySave();

    expect(screen.getByText("Array must contain at least 1 element(s)")).toBeTruthy();
  });
});

describe("the map", () => {
  const standAt = (place: { latitude: number; longitude: number } | undefined) => {
    Object.defineProperty(window.navigator, "geolocation", {
      configurable: true,
      value: {
        getCurrentPosition: (found: (at: object) => void, failed: (error: object) => void) =>
          place ? found({ coords: place }) : failed({ code: 1 }),
      },
    });
  };

  test("takes the device's position, and a radius in miles", async () => {
    standAt({ latitude: 35.22709, longitude: -80.84313 });
    const { owner, save } = await open("map");
    await press(owner, "Use this device's position");
    await retype(owner, "How far you drive, in miles", "30");

    expect(await save()).toMatchObject({
      map: { latitude: 35.2271, longitude: -80.8431, radiusKm: 48.3 },
    });
    const map = screen.getByTitle<HTMLIFrameElement>("The map as visitors see it");
    expect(map.src).toContain("marker=35.2271%2C-80.8431");
  });

  test("says so when the device does not give its position", async () => {
    standAt(undefined);
    const { owner } = await open("map");

    await press(owner, "Use this device's position");

    expect(screen.getByText(/^This device may not share its position/)).toBeTruthy();
  });

  test("rejects an invalid position, and gives the limits of the radius in miles", async () => {
    const { owner, trySave } = await open("map");
    await retype(owner, "Latitude", "north");
    await retype(owner, "How far you drive, in miles", "0");

    await trySave();

    expectMessage(field("Latitude"), "Please enter a number from -85 to 85");
    expectMessage(field("How far you drive, in miles"), "Please enter a number from 1 to 310");
  });
});

test("legal texts that are cleared are left out", async () => {
  const { owner, save } = await open("legal");
  await owner.clear(field(/^Data Security/));
  await retype(owner, /^Information We Collect/, "Your gutters' length.\n\nNothing else.");

  const sent = await save();

  expect(sent).not.toHaveProperty("legal.privacySecurity");
  expect(sent).toHaveProperty("legal.privacyCollect", "Your gutters' length.\n\nNothing else.");
});
