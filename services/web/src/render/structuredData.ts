import { namedServiceTypes } from "@ridgeline/contract/options";
import { site } from "../site/site";

/** The business for search engines (schema.org); no ratings of our own. */
export function structuredData(): object {
  const { street, city, state, zip } = site.address;
  const { latitude, longitude, radiusKm } = site.map;
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
    areaServed: {
      "@type": "GeoCircle",
      geoMidpoint: { "@type": "GeoCoordinates", latitude, longitude },
      geoRadius: radiusKm * 1000,
    },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: "Services",
      itemListElement: namedServiceTypes.map(({ label }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: label },
      })),
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

const profiles = Object.values(site.links);
