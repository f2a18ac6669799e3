/** A valid input for each content kind, and what differs between the kinds in tests that run for all of them. */
export const contentSamples = [
  {
    ...{ label: "Service", path: "services", table: "services", isAddable: true },
    publicFields: ["id", "slug", "title", "description", "icon"],
    input: {
      ...{ slug: "roofing", title: "Roofing", description: "Leaks found and fixed." },
      ...{ icon: "Home", isActive: true, sortOrder: 5 },
    },
    wrong: { title: "" },
  },
  {
    ...{ label: "Service area", path: "service-areas", table: "serviceAreas", isAddable: true },
    publicFields: ["id", "name"],
    input: { name: "Helen", isActive: true, sortOrder: 5 },
    wrong: { name: "" },
  },
  {
    ...{ label: "Featured project", path: "featured-projects", table: "featuredProjects" },
    isAddable: true,
    publicFields: ["id", "imageUrl", "altText", "title", "description"],
    input: {
      ...{ title: "Deck With a View", description: "New boards and a rail." },
      ...{ imageUrl: "/images/projects/deck.svg", altText: "A deck" },
      ...{ isActive: true, sortOrder: 5 },
    },
    wrong: { imageUrl: "javascript:alert(1)" },
  },
  {
    ...{ label: "Testimonial", path: "testimonials", table: "testimonials", isAddable: false },
    publicFields: ["id", "rating", "review", "name", "location"],
    input: { name: "Ann L.", location: "Helen", rating: 5, review: "Good work.", isActive: true },
    wrong: { rating: 6 },
  },
] as const;
