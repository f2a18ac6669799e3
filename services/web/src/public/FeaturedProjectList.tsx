import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { RestOfList } from "./RestOfList";
import { FeaturedProjectCard } from "./FeaturedProjectCard";
import { FeaturedProjectGrid, SHOWN_AT_ONCE } from "./FeaturedProjectGrid";
import { projectShape } from "./projectShape";

type Projects = { items: readonly PublicFeaturedProject[] };

export function FeaturedProjectList({ items }: Projects) {
  const first = items.slice(0, SHOWN_AT_ONCE);
  const rest = items.slice(SHOWN_AT_ONCE);
  const of = items.length;
  return (
    <>
      <FeaturedProjectGrid data-scroll-list="" aria-label="Recent Projects">
        {first.map((project, index) => (
          <FeaturedProjectCard
            key={project.id}
            project={project}
            of={of}
            shape={projectShape(index, first.length)}
          />
        ))}
      </FeaturedProjectGrid>
      {rest.length > 0 && (
        <RestOfList heading={`All ${of} projects`}>
          <FeaturedProjectGrid data-scroll-list="" aria-label="More projects">
            {rest.map((project) => (
              <FeaturedProjectCard key={project.id} project={project} of={of} shape="third" />
            ))}
          </FeaturedProjectGrid>
        </RestOfList>
      )}
    </>
  );
}
