import { featuredProjectKind } from "@ridgeline/contract/featuredProject";
import { PublicListStates } from "../../lists/PublicListStates";
import { usePublicList } from "../../lists/usePublicList";
import { Reveal } from "../../ui/layout/Reveal";
import { ScrollList } from "../../ui/layout/ScrollList";
import { Section, SectionHead } from "../../ui/layout/Section";
import { Wrap } from "../../ui/layout/Wrap";
import { FeaturedProjectCard } from "./FeaturedProjectCard";
import { FeaturedProjectGrid } from "./FeaturedProjectFrame";

export function FeaturedProjectsSection() {
  const list = usePublicList(featuredProjectKind.path);
  if (list.items?.length === 0) return null;
  return (
    <Section data-needs-script={list.items ? undefined : ""}>
      <Reveal>
        <Wrap>
          <SectionHead title="Recent Projects">
            <p>A few jobs we’ve finished lately, from one good door to a whole roof.</p>
          </SectionHead>
          <PublicListStates
            list={list}
            many={featuredProjectKind.many}
            skeleton={{ height: "440px" }}
          >
            {(projects) => (
              <FeaturedProjectGrid as={ScrollList} aria-label="Recent Projects">
                {projects.map((project) => (
                  <FeaturedProjectCard key={project.id} project={project} of={projects.length} />
                ))}
              </FeaturedProjectGrid>
            )}
          </PublicListStates>
        </Wrap>
      </Reveal>
    </Section>
  );
}
