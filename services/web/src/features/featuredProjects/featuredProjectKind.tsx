import { checkFeaturedProject } from "@ridgeline/contract/checks/checkFeaturedProject";
import type { FeaturedProjectInput } from "@ridgeline/contract/featuredProject";
import type { ContentKind } from "../../admin/contentKind";
import { createWording } from "../../admin/createWording";
import { FeaturedProjectFields } from "./FeaturedProjectFields";
import { ManagedProject } from "./ManagedProject";

export const featuredProjectKind: ContentKind<FeaturedProjectInput> = {
  title: "Featured Projects",
  wording: createWording("featured project", "featured projects"),
  check: checkFeaturedProject,
  nameOf: ({ title }) => title,
  renderCard: (project, actions) => <ManagedProject project={project} actions={actions} />,
  renderFields: () => <FeaturedProjectFields />,
  editTitle: "Edit Project",
  add: {
    label: "Add Project",
    blank: {
      title: "",
      description: "",
      imageUrl: "",
      altText: "",
      isActive: true,
      sortOrder: 0,
    },
    emptyHint: "Add a project and it will show on the site at once.",
  },
};
