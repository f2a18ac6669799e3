import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { baseApi } from "../../api/baseApi";
import { ErrorState } from "../../ui/ErrorState";
import { Reveal } from "../../ui/Reveal";
import { Section, SectionHead } from "../../ui/Section";
import { Wrap } from "../../ui/Wrap";
import { FeaturedProjectBones } from "./FeaturedProjectBones";
import { FeaturedProjectCard } from "./FeaturedProjectCard";
import { FeaturedProjectGrid } from "./FeaturedProjectFrame";

export function FeaturedProjectsSection() {
  return (
    <Section data-needs-script="">
      <Reveal>
        <Wrap>
          <SectionHead title="Recent Projects">
            <p>A few jobs we’ve finished lately, from one good door to a whole roof.</p>
          </SectionHead>
          <FeaturedProjectList />
        </Wrap>
      </Reveal>
    </Section>
  );
}

function FeaturedProjectList() {
  const { data: projects, isLoading, isError } = useGetPublicFeaturedProjectsQuery();

  if (isLoading) return <FeaturedProjectBones />;
  if (isError) {
    return <ErrorState text="Unable to load featured projects. Please try again later." />;
  }
  return (
    <FeaturedProjectGrid>
      {projects?.map((project) => (
        <FeaturedProjectCard key={project.id} project={project} />
      ))}
    </FeaturedProjectGrid>
  );
}

const { useGetPublicFeaturedProjectsQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicFeaturedProjects: build.query<PublicFeaturedProject[], void>({
      query: () => "/featured-projects",
    }),
  }),
});
