/** The landing page's anchors (spec 2). */
export type Anchor =
  "main-content" | "services" | "about" | "areas" | "reviews" | "contact" | "quote-form";
