import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import { baseApi } from "../../api/baseApi";

export const { useGetPublicTestimonialsQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicTestimonials: build.query<PublicTestimonial[], void>({ query: () => "/testimonials" }),
  }),
});
