import {
  featuredProjectKind,
  type PublicFeaturedProject,
} from "@ridgeline/contract/featuredProject";
import { useBusiness } from "../site/business";
import { PublicList } from "./PublicList";
import { Section, SectionHead } from "./Section";
import { Wrap } from "../ui/layout";
import { FeaturedProjectList } from "./FeaturedProjectList";

const { path } = featuredProjectKind;

export function FeaturedProjectsSection({
  projects,
}: {
  projects: readonly PublicFeaturedProject[];
}) {
  const { projectsIntro } = useBusiness().words;
  return (
    <Section hidden={projects.length === 0} data-list-section={path}>
      <Wrap>
        <SectionHead title="Recent Projects">
          {projectsIntro !== undefined && <p dir="auto">{projectsIntro}</p>}
        </SectionHead>
        <PublicList path={path} items={projects}>
          <FeaturedProjectList items={projects} />
        </PublicList>
      </Wrap>
    </Section>
  );
}
