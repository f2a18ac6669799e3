/** The landing page's anchors (requirement 3.1). */
export type Anchor =
  "main-content" | "services" | "about" | "areas" | "reviews" | "contact" | "quote-form";
