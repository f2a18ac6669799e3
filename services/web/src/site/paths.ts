/** Every address of the site (requirement 2.1). */
export const paths = {
  home: "/",
  homeFile: "/index.html",
  privacy: "/privacy",
  terms: "/terms",
  adminLogin: "/admin/login",
  admin: "/admin",
  adminTestimonials: "/admin/testimonials",
  adminServices: "/admin/services",
  adminServiceAreas: "/admin/service-areas",
  adminFeaturedProjects: "/admin/featured-projects",
  adminQuoteRequests: "/admin/quote-requests",
} as const;
