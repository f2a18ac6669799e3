import { CrudPage } from "../../admin/CrudPage";
import {
  useDeleteTestimonialMutation,
  useGetTestimonialsQuery,
  useUpdateTestimonialMutation,
} from "../../features/testimonials/adminTestimonials";
import { testimonialKind } from "../../features/testimonials/testimonialKind";
import { usePageTitle } from "./usePageTitle";

export function TestimonialsPage() {
  usePageTitle(testimonialKind.title);
  const list = useGetTestimonialsQuery();
  const [update] = useUpdateTestimonialMutation();
  const [remove] = useDeleteTestimonialMutation();
  return <CrudPage kind={testimonialKind} list={list} triggers={{ update, remove }} />;
}
