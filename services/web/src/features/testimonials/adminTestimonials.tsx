import { checkTestimonial } from "@ridgeline/contract/checks/checkTestimonial";
import {
  type Testimonial,
  type TestimonialInput,
  testimonialKind,
} from "@ridgeline/contract/testimonial";
import Star from "lucide-react/icons/star";
import type { AdminKind } from "../../admin/adminKind";
import { createWording } from "../../admin/createWording";
import { type Change, crudEndpoints } from "../../admin/crudEndpoints";
import { baseApi } from "../../api/baseApi";
import { ManagedTestimonial } from "./ManagedTestimonial";
import { TestimonialFields } from "./TestimonialFields";

const { path } = testimonialKind;
const calls = crudEndpoints<typeof path, TestimonialInput>(path);

const { useGetTestimonialsQuery, useUpdateTestimonialMutation, useDeleteTestimonialMutation } =
  baseApi.enhanceEndpoints({ addTagTypes: [path] }).injectEndpoints({
    endpoints: (build) => ({
      getTestimonials: build.query<Testimonial[], void>(calls.list),
      updateTestimonial: build.mutation<Testimonial, Change<TestimonialInput>>(calls.update),
      deleteTestimonial: build.mutation<unknown, number>(calls.remove),
    }),
  });

/** The owner edits testimonials but adds none (requirement 7.7). */
export const adminTestimonials: AdminKind<TestimonialInput> = {
  path,
  wording: createWording(testimonialKind),
  about: "What customers say on the reviews section.",
  Icon: Star,
  check: checkTestimonial,
  useList: useGetTestimonialsQuery,
  useTriggers: () => ({
    update: useUpdateTestimonialMutation()[0],
    remove: useDeleteTestimonialMutation()[0],
  }),
  nameOf: ({ name }) => name,
  renderCard: (testimonial, actions) => (
    <ManagedTestimonial testimonial={testimonial} actions={actions} />
  ),
  renderFields: () => <TestimonialFields />,
  editTitle: "Edit Testimonial",
};
