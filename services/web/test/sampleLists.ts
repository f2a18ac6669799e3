import type { LandingContent } from "@ridgeline/contract/landingContent";
import type { FeaturedProject } from "@ridgeline/contract/featuredProject";
import type { Service } from "@ridgeline/contract/service";
import type { ServiceArea } from "@ridgeline/contract/serviceArea";
import type { Testimonial } from "@ridgeline/contract/testimonial";
import { bareQuote, fullQuote } from "./sampleQuotes";

const services: Service[] = [
  {
    id: 1,
    slug: "roofing",
    title: "Roof Repair",
    description: "Leaks, shingles and flashing.",
    icon: "Home",
    isActive: true,
    sortOrder: 3,
  },
  {
    id: 2,
    slug: "painting",
    title: "House Painting",
    description: "Inside and out.",
    icon: "Paintbrush2",
    isActive: false,
    sortOrder: 4,
  },
];

const featuredProjects: FeaturedProject[] = [
  {
    id: 1,
    title: "Cedar Deck",
    description: "Boards and rails replaced.",
    imageUrl: "/images/projects/deck.svg",
    altText: "A cedar deck at dusk",
    isActive: true,
    sortOrder: 1,
  },
  {
    id: 2,
    title: "Kitchen Update",
    description: "New counters in a week.",
    imageUrl: "/images/projects/kitchen.svg",
    altText: "A bright kitchen",
    isActive: false,
    sortOrder: 2,
  },
];

const serviceAreas: ServiceArea[] = [
  { id: 1, name: "Dahlonega", isActive: true, sortOrder: 1 },
  { id: 2, name: "Braselton", isActive: false, sortOrder: 2 },
];

const testimonials: Testimonial[] = [
  {
    id: 1,
    name: "Ruth Ellison",
    location: "Dahlonega",
    rating: 5,
    review: "They came when they said they would.",
    isActive: true,
  },
  {
    id: 2,
    name: "Sam Pruitt",
    location: "Gainesville",
    rating: 4,
    review: "Clean work and a fair price.",
    isActive: false,
  },
];

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

/** The public ones, as a page is rendered with them. */
export const sampleContent: LandingContent = {
  services,
  "featured-projects": featuredProjects,
  "service-areas": serviceAreas,
  testimonials,
};
