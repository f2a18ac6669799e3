import type { Business } from "@ridgeline/contract/business";
import { sample } from "../../test/renderApp";
import { sampleContent } from "../../test/sampleLists";
import { structuredData } from "./structuredData";

const describeBusiness = (changes: Partial<Business>, address?: string) =>
  structuredData({
    business: { ...sample, ...changes },
    content: sampleContent,
    customerReviews: 0,
    address,
    isSample: false,
    retention: { requestDays: 0, spamDays: 0 },
  });

test("describes the business, its services and where it works", () => {
  const { map, name, phone, address, license, region } = sample;

  expect(describeBusiness({})).toMatchObject({
    "@type": "GeneralContractor",
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
      { "@type": "GeoCircle", geoRadius: map.radiusKm * 1000 },
      ...[region, ...sampleContent["service-areas"].map((area) => area.name)].map((place) => ({
        "@type": "Place",
        name: place,
      })),
    ],
  });
  expect(JSON.stringify(describeBusiness({}))).not.toMatch(/"(aggregateRating|review)"/);
});

test("weekdays with the same hours share an entry; a closed day has none", () => {
  expect(describeBusiness({})).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "08:00",
        closes: "18:00",
      },
      { dayOfWeek: ["Saturday"], opens: "09:00", closes: "16:00" },
    ],
  });
});

test("a special day has its own hours; a closed one opens and closes at the same minute", () => {
  const specialDays = [
    { date: "2026-11-26", label: "Thanksgiving" },
    { date: "2026-12-24", label: "Christmas Eve", open: { from: "08:00", to: "12:00" } },
  ];

  expect(describeBusiness({ specialDays })).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: "2026-11-26", validThrough: "2026-11-26", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "08:00", closes: "12:00" },
    ],
  });
});

test("contains nothing that the business leaves out", () => {
  const { license, region, ...others } = sample;
  expect(license).toBeTruthy();
  expect(region).toBeTruthy();

  const data = structuredData({
    business: { ...others, description: "Gutters." },
    content: sampleContent,
    customerReviews: 0,
    address: undefined,
    isSample: false,
    retention: { requestDays: 0, spamDays: 0 },
  });

  for (const key of ["hasCredential", "specialOpeningHoursSpecification", "sameAs", "url"]) {
    expect(data).not.toHaveProperty(key);
  }
  expect(JSON.stringify(data)).not.toContain("North Georgia");
});

test("without a street only town and state say where the business is", () => {
  const data = describeBusiness({ address: { city: "Helen", state: "GA", zip: "30545" } });

  expect(data).toHaveProperty("address", {
    "@type": "PostalAddress",
    addressLocality: "Helen",
    addressRegion: "GA",
    addressCountry: "US",
  });
  expect(data).not.toHaveProperty("geo");
});

test("the radius is in whole meters", () => {
  const map = { ...sample.map, radiusKm: 32.2 };

  expect(JSON.stringify(describeBusiness({ map }))).toContain('"geoRadius":32200}');
});

test("with the site's address, pictures and links have absolute URLs", () => {
  expect(describeBusiness({}, "https://example.com")).toMatchObject({
    "@id": "https://example.com/#business",
    image: "https://example.com/og.jpg",
  });
});
