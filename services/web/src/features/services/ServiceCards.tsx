import type { PublicService } from "@ridgeline/contract/service";
import { ServiceCard } from "./ServiceCard";

export function ServiceCards({ items }: { items: readonly PublicService[] }) {
  return items.map((service) => <ServiceCard key={service.id} service={service} />);
}
