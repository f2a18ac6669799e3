import { checkTestimonial } from "@ridgeline/contract/checks/checkTestimonial";
import type { TestimonialInput } from "@ridgeline/contract/testimonial";
import type { ContentKind } from "../../admin/contentKind";
import { createWording } from "../../admin/createWording";
import { ManagedTestimonial } from "./ManagedTestimonial";
import { TestimonialFields } from "./TestimonialFields";

/** The owner edits testimonials but adds none (requirement 7.7). */
export const testimonialKind: ContentKind<TestimonialInput> = {
  title: "Testimonials",
  wording: createWording("testimonial", "testimonials"),
  check: checkTestimonial,
  nameOf: ({ name }) => name,
  renderCard: (testimonial, actions) => (
    <ManagedTestimonial testimonial={testimonial} actions={actions} />
  ),
  renderFields: () => <TestimonialFields />,
  editTitle: "Edit Testimonial",
};
