import type { Testimonial, TestimonialInput } from "@ridgeline/contract/testimonial";
import { baseApi } from "../../api/baseApi";
import { type Change, crudEndpoints } from "../../admin/crudEndpoints";

const calls = crudEndpoints<"testimonials", TestimonialInput>("testimonials");

export const {
  useGetTestimonialsQuery,
  useUpdateTestimonialMutation,
  useDeleteTestimonialMutation,
} = baseApi.enhanceEndpoints({ addTagTypes: ["testimonials"] }).injectEndpoints({
  endpoints: (build) => ({
    getTestimonials: build.query<Testimonial[], void>(calls.list),
    updateTestimonial: build.mutation<Testimonial, Change<TestimonialInput>>(calls.update),
    deleteTestimonial: build.mutation<unknown, number>(calls.remove),
  }),
});
