import type { LandingContent } from "@ridgeline/contract/landingContent";
import { site } from "../site/site";

/** The business for search engines (schema.org), with its services and areas if they are known; no ratings of our own. */
export function structuredData(content?: LandingContent): object {
  const { street, city, state, zip } = site.address;
  const { latitude, longitude, radiusKm } = site.map;
  const { license } = site;
  return {
    "@context": "https://schema.org",
    "@type": "GeneralContractor",
    "@id": `${site.url}#business`,
    name: site.name,
    description: site.description,
    url: site.url,
    telephone: `+1${site.phone}`,
    email: site.email,
    image: new URL("/og.jpg", site.url).href,
    logo: new URL("/icon-512.png", site.url).href,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    openingHoursSpecification: site.hours.flatMap(({ days, open }) =>
      open
        ? [
            {
              "@type": "OpeningHoursSpecification",
              dayOfWeek: days,
              opens: open.from,
              closes: open.to,
            },
          ]
        : [],
    ),
    areaServed: [
      {
        "@type": "GeoCircle",
        geoMidpoint: { "@type": "GeoCoordinates", latitude, longitude },
        geoRadius: radiusKm * 1000,
      },
      ...(content?.["service-areas"] ?? []).map(({ name }) => ({ "@type": "Place", name })),
    ],
    ...(content && { hasOfferCatalog: catalogOf(content.services) }),
    ...(license && {
      hasCredential: {
        "@type": "EducationalOccupationalCredential",
        credentialCategory: "license",
        identifier: license.number,
        recognizedBy: { "@type": "Organization", name: license.authority },
        url: license.link,
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
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

const profiles = Object.values(site.links);
