import type { Business } from "@ridgeline/contract/business";
import { sample } from "../../test/renderPart";
import { sampleContent } from "../../test/sampleLists";
import { structuredData } from "./structuredData";

/** As search engines read it. */
const describeBusiness = (business: Business, address?: string) => {
  const described = structuredData({
    business,
    content: sampleContent,
    customerReviews: [],
    address,
    isSample: false,
    retention: { requestDays: 0, spamDays: 0 },
  });
  return JSON.parse(JSON.stringify(described)) as object;
};

test("describes the business, its services and where it works, without a rating", () => {
  const { name, phone, address, license, region } = sample;
  const map = { ...sample.map, radiusMiles: 20 };
  const links = { facebook: "https://facebook.com/ridgeline" };
  const described = describeBusiness({ ...sample, map, links }, "https://example.com");

  expect(described).toMatchObject({
    "@type": "GeneralContractor",
    "@id": "https://example.com/#business",
    url: "https://example.com/",
    image: "https://example.com/og.jpg",
    sameAs: [links.facebook],
    name,
    telephone: `+1${phone}`,
    address: { streetAddress: address.street, addressLocality: address.city },
    hasCredential: { credentialCategory: "license", identifier: license?.number },
    hasOfferCatalog: {
      itemListElement: sampleContent.services.map(({ title }) => ({
        itemOffered: { name: title },
      })),
    },
    areaServed: [
      { "@type": "GeoCircle", geoRadius: 32_187 },
      ...[region, ...sampleContent["service-areas"].map((area) => area.name)].map((place) => ({
        "@type": "Place",
        name: place,
      })),
    ],
  });
  expect(described).toHaveProperty("geo");
  expect(JSON.stringify(described)).not.toMatch(/"(aggregateRating|review)"/);
});

test("days with the same hours share an entry, a closed one has none; a special day has its own", () => {
  const specialDays = [
    { date: "2026-11-26", label: "Thanksgiving" },
    { date: "2026-12-24", label: "Christmas Eve", open: { from: "08:00", to: "12:00" } },
  ];
  const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

  expect(describeBusiness({ ...sample, specialDays })).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: workdays, opens: "08:00", closes: "18:00" },
      { dayOfWeek: ["Saturday"], opens: "09:00", closes: "16:00" },
    ],
    specialOpeningHoursSpecification: [
      // Closed: it opens and closes at the same minute.
      { validFrom: "2026-11-26", validThrough: "2026-11-26", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "08:00", closes: "12:00" },
    ],
  });
});

test("a day without an end is open for 24 hours, a night ends on the next day, and a business without hours has none", () => {
  const allDay = { from: "00:00", to: "00:00" };
  const hours = { Monday: allDay, Friday: { from: "18:00", to: "02:00" } };
  const specialDays = [{ date: "2026-12-24", label: "Christmas Eve", open: allDay }];

  expect(describeBusiness({ ...sample, hours, specialDays })).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ["Monday"], opens: "00:00", closes: "23:59" },
      { dayOfWeek: ["Friday"], opens: "18:00", closes: "02:00" },
    ],
    specialOpeningHoursSpecification: [{ opens: "00:00", closes: "23:59" }],
  });
  expect(describeBusiness({ ...sample, hours: {} })).not.toHaveProperty(
    "openingHoursSpecification",
  );
});

test("contains nothing that the business leaves out, and without a street only town and state", () => {
  const { license: _license, region: _region, ...others } = sample;
  const address = { city: "Helen", state: "GA", zip: "30545" } as const;
  const described = describeBusiness({ ...others, address, links: {} });

  for (const key of ["hasCredential", "specialOpeningHoursSpecification", "sameAs", "url", "geo"])
    expect(described).not.toHaveProperty(key);
  expect(JSON.stringify(described)).not.toContain("North Georgia");
  expect(described).toHaveProperty("address", {
    "@type": "PostalAddress",
    addressLocality: "Helen",
    addressRegion: "GA",
    addressCountry: "US",
  });
});
