import { ErrorState } from "../../ui/ErrorState";
import { ProjectBones } from "./ProjectBones";
import { ProjectCard } from "./ProjectCard";
import { ProjectGrid } from "./ProjectGrid";
import { useGetPublicFeaturedProjectsQuery } from "./publicFeaturedProjects";

export function ProjectList() {
  const { data: projects, isLoading, isError } = useGetPublicFeaturedProjectsQuery();

  if (isLoading) return <ProjectBones />;
  if (isError) {
    return <ErrorState text="Unable to load featured projects. Please try again later." />;
  }
  return (
    <ProjectGrid>
      {projects?.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </ProjectGrid>
  );
}
