import type { ContentPath } from "@ridgeline/contract/contentKinds";
import { sampleLists } from "./sampleLists";

const REQUIRED = "String must contain at least 1 character(s)";

/** One text field of a dialog: what is said when it is empty, and the fixed message. */
const text = (label: string, name: string, plainly: string, missing = REQUIRED) => ({
  label,
  name,
  plainly,
  missing,
});
type TextField = ReturnType<typeof text>;

/** What the owner sees of one content kind; without `add` the owner cannot add any. */
type Wording = {
  path: ContentPath;
  one: string;
  many: string;
  title: string;
  edit: string;
  add?: string;
  /** What the first sample item's card shows besides its status and its name. */
  card: readonly string[];
  texts: readonly [TextField, ...TextField[]];
};

const wordings: readonly Wording[] = [
  {
    path: "testimonials",
    one: "testimonial",
    many: "testimonials",
    title: "Testimonials",
    edit: "Edit Testimonial",
    card: ["Dahlonega", "They came when they said they would."],
    texts: [
      text("Name", "name", "Write the customer’s name."),
      text("Location", "location", "Write where the customer lives."),
      text("Review", "review", "Write what the customer said."),
    ],
  },
  {
    path: "services",
    one: "service",
    many: "services",
    title: "Services",
    edit: "Edit Service",
    add: "Add Service",
    card: ["Order: 3", "roofing", "Leaks, shingles and flashing.", "Icon: Home"],
    texts: [
      text("Title", "title", "Write a title."),
      text("Slug", "slug", "Write a short address, like roof-repair."),
      text("Description", "description", "Write what you do for the customer."),
      text("Icon", "icon", "Pick one of the icons."),
    ],
  },
  {
    path: "service-areas",
    one: "service area",
    many: "service areas",
    title: "Service Areas",
    edit: "Edit Service Area",
    add: "Add Service Area",
    card: ["Order: 3"],
    texts: [text("Name", "name", "Write the name of the place.")],
  },
  {
    path: "featured-projects",
    one: "featured project",
    many: "featured projects",
    title: "Featured Projects",
    edit: "Edit Project",
    add: "Add Project",
    card: ["Order: 3", "Boards and rails replaced."],
    texts: [
      text("Title", "title", "Write a title."),
      text("Description", "description", "Write what you did for the customer."),
      text(
        "Image URL",
        "imageUrl",
        "Add a photo above, or a link here.",
        "Invalid url. Please enter one such as https://example.com/photo.jpg",
      ),
      text("Alt Text", "altText", "Write what can be seen in the photo. It is needed to save."),
    ],
  },
];

/** With the names of the sample items. */
export const contentKinds = wordings.map((wording) => {
  const list = `/api/admin/${wording.path}` as const;
  const [activeItem = "", inactiveItem = ""] = sampleLists[list].map((item) =>
    "title" in item ? item.title : item.name,
  );
  return { ...wording, list, address: `/admin/${wording.path}`, activeItem, inactiveItem };
});

/** One kind, for what the screens of all kinds have in common. */
export function kindAt(path: ContentPath) {
  const kind = contentKinds.find((one) => one.path === path);
  if (!kind) throw new Error(`There is no content kind ${path}.`);
  return kind;
}
