import type { FeaturedProject } from "@ridgeline/contract/featuredProject";
import type { Service } from "@ridgeline/contract/service";
import type { ServiceArea } from "@ridgeline/contract/serviceArea";
import type { LandingContent } from "@ridgeline/contract/siteData";
import type { Testimonial } from "@ridgeline/contract/testimonial";
import { bareQuote, fullQuote } from "../../../contract/test/quoteRequests";

const shown = { id: 1, isActive: true, sortOrder: 3 };
const hidden = { id: 2, isActive: false, sortOrder: 4 };

const leaks = { description: "Leaks, shingles and flashing.", icon: "Home" };
const paint = { description: "Inside and out.", icon: "Paintbrush2" };
const services: Service[] = [
  { ...shown, slug: "roofing", title: "Roof Repair", ...leaks },
  { ...hidden, slug: "painting", title: "House Painting", ...paint },
];

const deck = { imageUrl: "/images/projects/deck.svg", altText: "A cedar deck at dusk" };
const kitchen = { imageUrl: "/images/projects/kitchen.svg", altText: "A bright kitchen" };
const featuredProjects: FeaturedProject[] = [
  { ...shown, title: "Cedar Deck", description: "Boards and rails replaced.", ...deck },
  { ...hidden, title: "Kitchen Update", description: "New counters in a week.", ...kitchen },
];

const serviceAreas: ServiceArea[] = [
  { ...shown, name: "Dahlonega" },
  { ...hidden, name: "Braselton" },
];

const praise = "They came when they said they would.";
const testimonials: Testimonial[] = [
  { id: 1, name: "Ruth Ellison", location: "Dahlonega", rating: 5, review: praise, isActive: true },
  { id: 2, name: "Sam Pruitt", location: "Helen", rating: 4, review: "Clean.", isActive: false },
];

/** The public ones, as a page is rendered with them. */
export const sampleContent: LandingContent = {
  services,
  "featured-projects": featuredProjects,
  "service-areas": serviceAreas,
  testimonials,
};

/** What each list call of the API returns. In the owner's lists the first item is active, the second is not. */
export const sampleLists = {
  "/api/services": services,
  "/api/featured-projects": featuredProjects,
  "/api/service-areas": serviceAreas,
  "/api/testimonials": testimonials,
  "/api/admin/services": services,
  "/api/admin/featured-projects": featuredProjects,
  "/api/admin/service-areas": serviceAreas,
  "/api/admin/testimonials": testimonials,
  "/api/admin/reviews": [],
  "/api/admin/quote-requests": [fullQuote, bareQuote],
  "/api/admin/quarantine": [],
};
