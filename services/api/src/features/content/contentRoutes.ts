import type Router from "@koa/router";
import { createRoute, crudRoutes } from "./crudRoutes";
import { createTableRepository, type Repository } from "./tableRepository";
import type { Database } from "../../database/connect";
import { isUniqueViolation } from "../../database/errors";
import { conflict } from "../../http/errors";
import type { Service, ServiceInput, PublicService } from "@ridgeline/contract/service";
import * as kinds from "./contentKinds";

/** The public lists and the owner's calls of the four content kinds (requirements 9.3 and 9.4). */
export function contentRoutes(database: Database): Router[] {
  const services = namingTakenSlugs(createTableRepository(database, kinds.services.table));
  const serviceAreas = createTableRepository(database, kinds.serviceAreas.table);
  const featuredProjects = createTableRepository(database, kinds.featuredProjects.table);
  const testimonials = createTableRepository(database, kinds.testimonials.table);
  return [
    crudRoutes(kinds.services, services),
    createRoute(kinds.services, services),
    crudRoutes(kinds.serviceAreas, serviceAreas),
    createRoute(kinds.serviceAreas, serviceAreas),
    crudRoutes(kinds.featuredProjects, featuredProjects),
    createRoute(kinds.featuredProjects, featuredProjects),
    crudRoutes(kinds.testimonials, testimonials),
  ];
}

type Services = Repository<Service, ServiceInput, PublicService>;

/** Postgres refuses a slug that another service has; the owner is told which. */
function namingTakenSlugs(services: Services): Services {
  const naming = async <T>(slug: string | undefined, write: Promise<T>): Promise<T> => {
    try {
      return await write;
    } catch (error) {
      if (!isUniqueViolation(error, "services_slug_unique")) throw error;
      throw conflict(`The slug '${slug ?? ""}' is already used by another service.`);
    }
  };
  return {
    ...services,
    create: (input) => naming(input.slug, services.create(input)),
    update: (id, changes) => naming(changes.slug, services.update(id, changes)),
  };
}
