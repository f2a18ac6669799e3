/** The four sections that load: from which address, and their exact texts (requirement 3.16). */
export const lists = [
  {
    path: "/api/services",
    loading: "Loading services...",
    failed: "Unable to load services. Please try again later.",
  },
  {
    path: "/api/featured-projects",
    loading: "Loading featured projects...",
    failed: "Unable to load featured projects. Please try again later.",
  },
  {
    path: "/api/service-areas",
    loading: "Loading service areas...",
    failed: "Unable to load service areas. Please try again later.",
  },
  {
    path: "/api/testimonials",
    loading: "Loading testimonials...",
    failed: "Unable to load testimonials. Please try again later.",
  },
] as const;
