import { checkBusiness, checkTrade, contentChecks } from "@ridgeline/contract/checks";
import { toCamelCase } from "@ridgeline/contract/contentKind";
import { iconChoices } from "../../ui/Icon";
import { sampleBusiness } from "../../../test/freshSite";
import { composeSite, kindTextOf, noAnswers, type SetupAnswers, shorten } from "./composeSite";
import { setIn } from "final-form";
import { guessIcon } from "../trades/guessIcon";
import { digitsOf, namesAround, type ZipFile } from "./zips";
import { loadTrade, tradeNames } from "../trades/trades";

const photo = (n: number, altText = "") => ({ imageUrl: `/photos/${n}/960.webp`, altText });

/** Nothing but what is needed. */
const least: SetupAnswers = {
  ...noAnswers,
  name: "Blue Anvil Roofing LLC",
  phone: "(218) 555-0137",
  trade: "roofing",
  address: { city: "Duluth", state: "MN", zip: "55802" },
  map: { latitude: 46.77, longitude: -92.09, radiusMiles: "25" },
  zone: "America/Chicago",
};

const towns: ZipFile["towns"] = [
  ["Duluth", "MN", 46.78, -92.11, 86_000],
  ["Superior", "WI", 46.72, -92.1, 27_000],
  ["Cloquet", "MN", 46.72, -92.46, 12_000],
  ["Hermantown", "MN", 46.81, -92.24, 9800],
  ["Oliver", "WI", 46.74, -92.13, 1100],
];

const compose = async (answers: SetupAnswers) => {
  const trade = await loadTrade(answers.trade || "other");
  return composeSite(answers, trade, { ...sampleBusiness, towns });
};

/** Unticks all that is offered. */
const allBut = async (...ticked: string[]) => {
  const { kindsOfWork } = await loadTrade("roofing");
  const offered = ["Duluth", "Superior, Wisconsin", "Hermantown", "Cloquet", "Oliver, Wisconsin"];
  return [...kindsOfWork.map(({ value }) => value), ...offered].filter(
    (each) => !ticked.includes(each),
  );
};

const textsOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [String(value)];

describe.each(tradeNames)("the trade %s", (name) => {
  test("passes the contract's check, has icons that exist, and claims nothing", async () => {
    const trade = await loadTrade(name);

    expect(checkTrade(trade)).toEqual({ ok: true, value: trade });
    for (const { icon } of trade.kindsOfWork) expect(iconChoices).toContain(icon);
    const claims =
      /\b(licen[sc]|insur|bonded|certif|years|family|free\b|award|guarant|best|warrant|cheap|24.7)/i;
    expect(textsOf(trade).filter((text) => claims.test(text))).toEqual([]);
  });

  test("makes a site that the API takes, also from the least answers", async () => {
    const leftOut = (await loadTrade(name)).kindsOfWork.map(({ value }) => value);
    for (const answers of [
      { ...least, trade: name },
      { ...least, trade: name, leftOut },
    ]) {
      const { business, ...content } = await compose(answers);

      expect(textsOf([business, content]).join()).not.toContain("{town}");
      expect(checkBusiness(business)).toEqual({ ok: true, value: business });
      for (const [path, check] of Object.entries(contentChecks)) {
        const items = Object.entries<object[]>(content).find(([key]) => key === toCamelCase(path));
        for (const item of items?.[1] ?? []) expect(check(item)).toEqual({ ok: true, value: item });
      }
    }
  });
});

test("no sentence stands in two trades", async () => {
  const trades = await Promise.all(tradeNames.map(loadTrade));
  const sentences = trades.flatMap(({ schemaType: _type, kindsOfWork, ...words }) =>
    textsOf([words, kindsOfWork.map(({ description }) => description)]).flatMap((text) =>
      text.split(/(?<=[.!?])\s+/),
    ),
  );

  const repeated = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
  expect(repeated).toEqual([]);
});

test("what is left out is not on the site, and nothing of the sample is", async () => {
  const { business, services, serviceAreas, featuredProjects } = await compose({
    ...least,
    leftOut: await allBut(),
  });

  expect(business).toMatchObject({ hours: {}, links: {}, pictures: {} });
  expect(Object.keys(business)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(email|license|isInsured|rating|colors)$/)]),
  );
  expect(business.shortName).toBe("Blue Anvil Roofing");
  expect([services, serviceAreas, featuredProjects]).toEqual([[], [], []]);
  const sample = /Ridgeline|Dahlonega|Georgia|family|licensed/i;
  expect(textsOf(business).filter((text) => sample.test(text))).toEqual([]);
});

test("what is answered is on the site", async () => {
  const { business, services, serviceAreas, featuredProjects } = await compose({
    ...least,
    leftOut: await allBut("roof-repair", "Duluth", "Cloquet"),
    otherKinds: "Skylights\n\n Ice Dams \nskylights",
    otherAreas: "CLOQUET\nTwo Harbors",
    since: "2011",
    rating: { value: "4.9", count: "1,312", link: "g.page/anvil" },
    owner: { name: "Dana Olson", portrait: photo(5) },
    kindTexts: { [kindTextOf("Skylights")]: " Leaky ones, too. " },
    isInsured: true,
    license: "BC123456",
    email: " Office@BlueAnvil.example ",
    hours: "andSaturday",
    address: { city: "Duluth", state: "MN", zip: " 55802-1234 " },
    map: { ...least.map, radiusMiles: "40" },
    pictures: { logo: photo(1), hero: photo(2, "A new roof") },
    logoHasName: true,
    photos: [photo(3, "Cedar shakes"), photo(4), ...noAnswers.photos.slice(2)],
  });

  expect(business).toMatchObject({
    phone: "2185550137",
    email: "Office@BlueAnvil.example",
    since: 2011,
    rating: { value: 4.9, count: 1312, source: "Google", link: "https://g.page/anvil" },
    owner: { name: "Dana Olson", portrait: { altText: "Dana Olson" } },
    license: { number: "BC123456", authority: "Minnesota" },
    pictures: { logo: { imageUrl: "/photos/1/960.webp" }, hero: { altText: "A new roof" } },
    address: { city: "Duluth", state: "MN", zip: "55802-1234" },
    map: { radiusMiles: 40 },
    logoHasName: true,
  });
  const saturday = { from: "08:00", to: "14:00" };
  expect(business.hours).toMatchObject({ Friday: { from: "07:00" }, Saturday: saturday });
  expect(business.serviceTypes.map(({ value }) => value)).toEqual([
    "roof-repair",
    "skylights",
    "ice-dams",
    "other",
  ]);
  expect(services.slice(1)).toMatchObject([
    { title: "Skylights", icon: "PanelTop", description: "Leaky ones, too." },
    { title: "Ice Dams", icon: "Snowflake", description: "Ask us about ice dams." },
  ]);
  expect(serviceAreas.map(({ name }) => name)).toEqual(["Duluth", "Cloquet", "Two Harbors"]);
  expect(featuredProjects.map(({ title }) => title)).toEqual(["Cedar shakes", "Roof Repair"]);
  expect(featuredProjects[1]).toMatchObject({ description: "In Duluth" });
});

test("what may change is stated once: texts name no license, insurance or distance", async () => {
  const { business } = await compose({ ...least, isInsured: true, license: "BC123456" });
  const { words, legal } = business;
  expect(JSON.stringify([words, legal])).not.toMatch(/BC123456|we are insured|25 miles/i);
});

test.each([
  ["Blue Anvil Roofing, LLC.", "Blue Anvil Roofing"],
  ["Northern Superior Roofer", "Northern Superior Roofer"],
  ["Northern Superior Roofers", "Northern Superior"],
  ["Ash & Ember Chimney Sweeps", "Ash & Ember"],
  ["Greener Pastures Lawn & Landscape Design Co.", "Greener Pastures"],
  ["Johnson and Sons Heating & Air Conditioning", "Johnson and Sons"],
  ["Servicios de Plomería y Drenajes Núñez", "Servicios de Plomería"],
  ["The Plumbing Company - Coeur d'Alene", "The Plumbing Company"],
  ["Hijos de la Plomería de la Costa", "Hijos de la Plomería"],
  ["A-1 Plumbing, Heating & Air Conditioning", "A-1 Plumbing, Heating"],
  ["Made in the Shade Awnings and Patio Covers", "Made in the Shade"],
  ["Hand in Hand Home Repair and Restoration", "Hand in Hand"],
  ["Dave the Plumber (24 Hour Emergency Service)", "Dave the Plumber"],
  ["Donaudampfschifffahrtsgesellschaft Roofing", "Donaudampfschifffahrtsgesellschaft"],
])("%s is %s in short", (name, shortName) => {
  expect(shorten(name)).toBe(shortName);
});

test("a struck sentence is not in About, and a promise only if it is ticked", async () => {
  const { steps, promises = [] } = await loadTrade("roofing");
  const [kept = "", other = ""] = promises;
  const { words } = (
    await compose({
      ...least,
      promised: [kept],
      leftOut: ["So we start by going up.", steps[0]?.title ?? ""],
    })
  ).business;

  expect(words.about).not.toContain("So we start by going up.");
  expect(words.about).toContain(`\n\n${kept}`);
  expect(words.about).not.toContain(other);
  expect(words.steps).toEqual(steps.slice(1));
});

test("a trade of one's own is what the owner writes", async () => {
  const { business } = await compose({ ...least, trade: "other", work: "Chimney sweeping" });
  expect(business.trade).toBe("Chimney sweeping");
});

test("the ZIP's time zone is the business's where a state has two", async () => {
  const zoneOf = async (state: string, zone: string) => {
    const answers = { ...least, zone, address: { ...least.address, state } };
    return (await compose(answers)).business.timeZone;
  };
  expect(await zoneOf("FL", "America/Chicago")).toBe("America/Chicago");
  expect(await zoneOf("IN", "America/Indiana/Tell_City")).toBe("America/Chicago");
  expect(await zoneOf("AZ", "America/Denver")).toBe("America/Denver");
  expect(await zoneOf("AZ", "America/Phoenix")).toBeUndefined();
  expect(await zoneOf("ID", "America/Boise")).toBeUndefined();
  expect(await zoneOf("MN", "America/Winnipeg")).toBeUndefined();
});

test("around a town the twelve largest others are offered: the nearest first, villages last, states where they differ", () => {
  const around = (radiusMiles: number) =>
    namesAround(towns, { ...least, map: { ...least.map, radiusMiles } });
  expect(around(15)).toEqual(["Duluth", "Superior, Wisconsin", "Hermantown", "Oliver, Wisconsin"]);
  expect(around(25)).toContain("Cloquet");
  const many = Array.from({ length: 14 }, (_, at) => [`Town ${at}`, "MN", 46.8, -92.1, 9] as const);
  expect(namesAround(many, least)).toHaveLength(1 + 12);
});

test.each([
  ["5580", ""],
  [" 55802-1234 ", "55802"],
])("the ZIP of %j is %j", (written, zip) => {
  expect(digitsOf(written)).toBe(zip);
});

test.each([
  ["Two Harbors, Silver Bay", ["Two Harbors", "Silver Bay"]],
  ["Superior, WI\nduluth mn, Cloquet, Minnesota", ["Superior, Wisconsin", "duluth", "Cloquet"]],
  ["- Knife River\n• Finland.\n2) Ely", ["Knife River", "Finland", "Ely"]],
  ["Superior WI 54880, St. Croix Falls WI", ["Superior, Wisconsin", "St. Croix Falls, Wisconsin"]],
  ["Carlton\nWashington", ["Carlton", "Washington"]],
  ["Carlton, Wyoming, and Askov", ["Carlton", "Wyoming", "Askov"]],
])("the other towns %j are %j", async (otherAreas, names) => {
  const leftOut = await allBut();
  const { serviceAreas } = await compose({ ...least, leftOut, otherAreas });
  expect(serviceAreas.map(({ name }) => name)).toEqual(names);
});

test.each([
  ["Gutters, Skylights; Decks", ["Gutters", "Skylights", "Decks"]],
  ["Windows, doors, and siding, etc.", ["Windows", "Doors", "Siding"]],
  ["1,000 gallon tanks\n2.5 ton units", ["1,000 gallon tanks", "2.5 ton units"]],
  ["- Gutters (seamless, copper)\n• Other\n1. OTHERS", ["Gutters (seamless, copper)"]],
])("the other kinds of work %j are %j", async (otherKinds, titles) => {
  const { services } = await compose({ ...least, leftOut: await allBut(), otherKinds });
  expect(services.map(({ title }) => title)).toEqual(titles);
});

test.each(["1st floor baths", "constructor", "Techo v2.0 [nuevo]", "屋根"])(
  "a sentence about %s is its own",
  async (kind) => {
    const kindTexts = setIn({}, kindTextOf(kind), "As it should be.") as Record<string, string>;
    const answers = {
      ...least,
      leftOut: await allBut(),
      otherKinds: `${kind}\nother work`,
      kindTexts,
    };
    const { services } = await compose(answers);
    expect(services.map(({ description }) => description)).toEqual([
      "As it should be.",
      "Ask us about other work.",
    ]);
  },
);

test.each([
  ["French drains", "Droplets"],
  ["Crown molding", "Toolbox"],
  ["Washer and dryer hookups", "WashingMachine"],
  ["Powerwashing", "SprayCan"],
  ["Sheathing", "Toolbox"],
])("the icon of %s is %s", (label, icon) => {
  expect(guessIcon(label)).toBe(icon);
});

test("a town that is written in full is not offered as St., too", () => {
  const towns = [["St. Paul", "MN", 46.8, -92.1, 9] as const];
  const address = { ...least.address, city: "Saint Paul" };
  expect(namesAround(towns, { ...least, address })).toEqual(["Saint Paul"]);
});
