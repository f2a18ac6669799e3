import { checkFeaturedProject } from "@ridgeline/contract/checks/checkFeaturedProject";
import {
  type FeaturedProjectInput,
  featuredProjectKind,
} from "@ridgeline/contract/featuredProject";
import Images from "lucide-react/icons/images";
import { type AdminKind, createWording } from "./kit/adminKind";
import { crudHooks } from "./kit/crudHooks";
import { FeaturedProjectFields } from "./FeaturedProjectFields";
import { ManagedProject } from "./ManagedProject";

/** True for the pictures of the starter projects. */
function isDrawing({ imageUrl }: FeaturedProjectInput): boolean {
  return imageUrl.startsWith("/images/projects/");
}

export const adminFeaturedProjects: AdminKind<FeaturedProjectInput> = {
  path: featuredProjectKind.path,
  wording: createWording(featuredProjectKind),
  about: "Pictures of finished work.",
  Icon: Images,
  check: checkFeaturedProject,
  ...crudHooks<FeaturedProjectInput>(featuredProjectKind.path),
  nameOf: ({ title }) => title,
  textsOf: ({ title, description, altText }) => [title, description, altText],
  renderCard: (project, actions) => <ManagedProject project={project} actions={actions} />,
  renderFields: () => <FeaturedProjectFields />,
  editTitle: "Edit Project",
  lossNotice: (kept) =>
    "isUploading" in kept ? "The photo was still on its way: please choose it again." : undefined,
  adviceOn: (projects) =>
    projects.some(isDrawing)
      ? "Some of these pictures are drawings that came with the site. Replace them with photos of your own work, which visitors trust: Edit, then Replace. A photo taken with the phone held sideways fits the frame best."
      : undefined,
  add: {
    label: "Add Project",
    blank: { title: "", description: "", imageUrl: "", altText: "", isActive: true, sortOrder: 0 },
    emptyHint: "Add a project and it will show on the site at once.",
  },
};
