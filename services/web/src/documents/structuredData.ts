import type { Business } from "@ridgeline/contract/business";
import { isAllDay, weekdays } from "@ridgeline/contract/hours";
import type { LandingContent, SiteData } from "@ridgeline/contract/siteData";
import { sharedPictureOf } from "./sharedPicture";
import { brandFile } from "../site/brandFile";
import { descriptionOf, kindsOf } from "../site/shownBusiness";

const METERS_PER_MILE = 1609.344;

/** The business for search engines (schema.org), with its services and areas; no ratings of our own. JSON leaves out the undefined. */
export function structuredData(siteData: SiteData): object {
  const { business, content, address: site } = siteData;
  const { street, city, state, zip } = business.address;
  const { latitude, longitude, radiusMiles } = business.map;
  const { license, region } = business;
  const center = { "@type": "GeoCoordinates", latitude, longitude };
  const profiles = Object.values(business.links);
  return {
    "@context": "https://schema.org",
    "@type": business.schemaType ?? "GeneralContractor",
    name: business.name,
    description: descriptionOf(siteData),
    ...(site !== undefined && {
      "@id": `${new URL("/", site).href}#business`,
      url: new URL("/", site).href,
      image: new URL(sharedPictureOf(business).path, site).href,
      logo: new URL(
        business.pictures.logo?.imageUrl ?? brandFile("512.png", business, "/icon-512.png"),
        site,
      ).href,
    }),
    telephone: `+1${business.phone}`,
    email: business.email,
    foundingDate: business.since?.toString(),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode: street && zip,
      addressLocality: city,
      addressRegion: state,
      addressCountry: "US",
    },
    // Without a street, nobody is to be led to the door.
    geo: street && center,
    ...(Object.keys(business.hours).length > 0 && {
      openingHoursSpecification: openingHours(business),
    }),
    ...(business.specialDays.length > 0 && {
      specialOpeningHoursSpecification: specialHours(business),
    }),
    areaServed: [
      {
        "@type": "GeoCircle",
        geoMidpoint: center,
        geoRadius: Math.round(radiusMiles * METERS_PER_MILE),
      },
      ...[...(region === undefined ? [] : [{ name: region }]), ...content["service-areas"]].map(
        ({ name }) => ({ "@type": "Place", name }),
      ),
    ],
    knowsAbout: kindsOf(business),
    hasOfferCatalog: catalogOf(content.services),
    hasCredential: license && {
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "license",
      identifier: license.number,
      recognizedBy: { "@type": "Organization", name: license.authority },
      url: license.link,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The name that search engines show above the address of a page; else that is the domain. */
export function describeSite({ business: { name, shortName }, address }: SiteData): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
    alternateName: shortName === name ? undefined : shortName,
    url: address && new URL("/", address).href,
  };
}

/** Days with the same hours together. */
function openingHours({ hours }: Business): object[] {
  const open = weekdays.flatMap((day) => (hours[day] ? [{ day, ...hours[day] }] : []));
  const spans = new Map(open.map(({ from, to }) => [`${from}-${to}`, { from, to }]));
  return [...spans].map(([span, { from, to }]) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: open.filter((other) => `${other.from}-${other.to}` === span).map(({ day }) => day),
    ...spanOf({ from, to }),
  }));
}

/** Search engines read the same minute twice as closed. */
function spanOf(open: { from: string; to: string }) {
  return isAllDay(open)
    ? { opens: "00:00", closes: "23:59" }
    : { opens: open.from, closes: open.to };
}

/** A day that is closed opens and closes at the same minute (schema.org). */
function specialHours({ specialDays }: Business): object[] {
  return specialDays.map(({ date, open }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: date,
    ...(open ? spanOf(open) : { opens: "00:00", closes: "00:00" }),
  }));
}

function catalogOf(services: LandingContent["services"]): object {
  return {
    "@type": "OfferCatalog",
    name: "Services",
    itemListElement: services.map(({ title, description }) => ({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name: title, description },
    })),
  };
}
