import { validate } from "../../generated/testimonialInput";
import type { TestimonialInput } from "../testimonial";
import { createCheck } from "./createCheck";

export const checkTestimonial = createCheck<TestimonialInput>(validate);
