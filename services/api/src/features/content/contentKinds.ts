import { checkFeaturedProject } from "@ridgeline/contract/checks/checkFeaturedProject";
import { checkService } from "@ridgeline/contract/checks/checkService";
import { checkServiceArea } from "@ridgeline/contract/checks/checkServiceArea";
import { checkTestimonial } from "@ridgeline/contract/checks/checkTestimonial";
import {
  featuredProjectInputSchema,
  publicFeaturedProjectFields,
  type FeaturedProject,
  type FeaturedProjectInput,
  type PublicFeaturedProject,
} from "@ridgeline/contract/featuredProject";
import {
  publicServiceFields,
  serviceInputSchema,
  type PublicService,
  type Service,
  type ServiceInput,
} from "@ridgeline/contract/service";
import {
  publicServiceAreaFields,
  serviceAreaInputSchema,
  type PublicServiceArea,
  type ServiceArea,
  type ServiceAreaInput,
} from "@ridgeline/contract/serviceArea";
import {
  publicTestimonialFields,
  testimonialInputSchema,
  type PublicTestimonial,
  type Testimonial,
  type TestimonialInput,
} from "@ridgeline/contract/testimonial";
import type { Kind } from "./crudRoutes";
import type { Table } from "./tableRepository";

/** Everything that tells one content kind from another. `Item` is a row, `Input` what the owner may write. */
export type ContentKind<Item, Input, PublicItem> = Kind<Input> & { table: Table<Item, PublicItem> };

export const services: ContentKind<Service, ServiceInput, PublicService> = {
  thing: "Service",
  path: "services",
  check: checkService,
  table: {
    name: "services",
    columns: columns(serviceInputSchema),
    publicColumns: publicServiceFields,
    orderBy: ["sortOrder", "id"],
  },
};

export const serviceAreas: ContentKind<ServiceArea, ServiceAreaInput, PublicServiceArea> = {
  thing: "Service area",
  path: "service-areas",
  check: checkServiceArea,
  table: {
    name: "serviceAreas",
    columns: columns(serviceAreaInputSchema),
    publicColumns: publicServiceAreaFields,
    orderBy: ["sortOrder", "id"],
  },
};

export const featuredProjects: ContentKind<
  FeaturedProject,
  FeaturedProjectInput,
  PublicFeaturedProject
> = {
  thing: "Featured project",
  path: "featured-projects",
  check: checkFeaturedProject,
  table: {
    name: "featuredProjects",
    columns: columns(featuredProjectInputSchema),
    publicColumns: publicFeaturedProjectFields,
    orderBy: ["sortOrder", "id"],
  },
};

export const testimonials: ContentKind<Testimonial, TestimonialInput, PublicTestimonial> = {
  thing: "Testimonial",
  path: "testimonials",
  check: checkTestimonial,
  table: {
    name: "testimonials",
    columns: columns(testimonialInputSchema),
    publicColumns: publicTestimonialFields,
    orderBy: ["id"],
  },
};

function columns<Properties extends object>(schema: {
  properties: Properties;
}): ("id" | (keyof Properties & string))[] {
  return ["id", ...(Object.keys(schema.properties) as (keyof Properties & string)[])]; // a schema's own keys
}
