import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { ScrollList } from "../../ui/layout/ScrollList";
import { FeaturedProjectCard } from "./FeaturedProjectCard";
import { FeaturedProjectGrid } from "./FeaturedProjectFrame";

export function FeaturedProjectList({ items }: { items: readonly PublicFeaturedProject[] }) {
  return (
    <FeaturedProjectGrid as={ScrollList} aria-label="Recent Projects">
      {items.map((project) => (
        <FeaturedProjectCard key={project.id} project={project} of={items.length} />
      ))}
    </FeaturedProjectGrid>
  );
}
