import { Images, Inbox, type LucideIcon, MapPin, Star, Wrench } from "lucide-react";
import type { ListQuery } from "../../admin/ListStates";
import type { Wording } from "../../admin/createWording";
import { useGetFeaturedProjectsQuery } from "../../features/featuredProjects/adminFeaturedProjects";
import { featuredProjectKind } from "../../features/featuredProjects/featuredProjectKind";
import { quoteRequestWording } from "../../features/quoteRequests/quoteRequestWording";
import { useGetQuoteRequestsQuery } from "../../features/quoteRequests/quoteRequestsApi";
import { useGetServiceAreasQuery } from "../../features/serviceAreas/adminServiceAreas";
import { serviceAreaKind } from "../../features/serviceAreas/serviceAreaKind";
import { useGetServicesQuery } from "../../features/services/adminServices";
import { serviceKind } from "../../features/services/serviceKind";
import { useGetTestimonialsQuery } from "../../features/testimonials/adminTestimonials";
import { testimonialKind } from "../../features/testimonials/testimonialKind";
import { paths } from "../../site/paths";

/** One of the five areas that the dashboard counts and leads to. */
export type ContentArea = {
  title: string;
  about: string;
  path: string;
  Icon: LucideIcon;
  wording: Wording;
  list: ListQuery<unknown>;
};

/** In the order of requirement 7.2. Every list is fetched, since a count is the length of the list. */
export function useContentAreas(): ContentArea[] {
  return [
    {
      title: testimonialKind.title,
      about: "What customers say on the reviews section.",
      path: paths.adminTestimonials,
      Icon: Star,
      wording: testimonialKind.wording,
      list: useGetTestimonialsQuery(),
    },
    {
      title: serviceKind.title,
      about: "The cards visitors read first.",
      path: paths.adminServices,
      Icon: Wrench,
      wording: serviceKind.wording,
      list: useGetServicesQuery(),
    },
    {
      title: serviceAreaKind.title,
      about: "Towns listed beside the map.",
      path: paths.adminServiceAreas,
      Icon: MapPin,
      wording: serviceAreaKind.wording,
      list: useGetServiceAreasQuery(),
    },
    {
      title: featuredProjectKind.title,
      about: "Pictures of finished work.",
      path: paths.adminFeaturedProjects,
      Icon: Images,
      wording: featuredProjectKind.wording,
      list: useGetFeaturedProjectsQuery(),
    },
    {
      title: "Quote Requests",
      about: "Messages from the estimate form.",
      path: paths.adminQuoteRequests,
      Icon: Inbox,
      wording: quoteRequestWording,
      list: useGetQuoteRequestsQuery(),
    },
  ];
}
