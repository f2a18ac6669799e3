import type { ContentPath } from "@ridgeline/contract/contentKinds";

/** One text field of a dialog: its label, its value in the first sample item, and what is said when it is empty. */
type TextField = {
  label: string;
  name: string;
  value: string;
  /** The fixed message, and what it means. */
  missing: string;
  plainly: string;
};

/** What the owner sees of one content kind. The names are those of the sample lists: the first item is active. */
export type ContentKind = {
  path: ContentPath;
  one: string;
  many: string;
  title: string;
  activeItem: string;
  inactiveItem: string;
  editTitle: string;
  texts: readonly [TextField, ...TextField[]];
  /** Says where new items come from, where the owner cannot add any. */
  advice?: string;
  /** Absent where the owner cannot add. */
  add?: { label: string; emptyHint: string };
};

const REQUIRED = "String must contain at least 1 character(s)";

export const contentKinds: readonly ContentKind[] = [
  {
    path: "testimonials",
    one: "testimonial",
    many: "testimonials",
    title: "Testimonials",
    activeItem: "Ruth Ellison",
    inactiveItem: "Sam Pruitt",
    editTitle: "Edit Testimonial",
    texts: [
      {
        label: "Name",
        name: "name",
        value: "Ruth Ellison",
        missing: REQUIRED,
        plainly: "Write the customer’s name.",
      },
      {
        label: "Location",
        name: "location",
        value: "Dahlonega",
        missing: REQUIRED,
        plainly: "Write where the customer lives.",
      },
      {
        label: "Review",
        name: "review",
        value: "They came when they said they would.",
        missing: REQUIRED,
        plainly: "Write what the customer said.",
      },
    ],
    advice: "Ask a customer for a review: it arrives here.",
  },
  {
    path: "services",
    one: "service",
    many: "services",
    title: "Services",
    activeItem: "Roof Repair",
    inactiveItem: "House Painting",
    editTitle: "Edit Service",
    texts: [
      {
        label: "Title",
        name: "title",
        value: "Roof Repair",
        missing: REQUIRED,
        plainly: "Write a title.",
      },
      {
        label: "Slug",
        name: "slug",
        value: "roofing",
        missing: REQUIRED,
        plainly: "Write a short address, like roof-repair.",
      },
      {
        label: "Description",
        name: "description",
        value: "Leaks, shingles and flashing.",
        missing: REQUIRED,
        plainly: "Write what you do for the customer.",
      },
      {
        label: "Icon",
        name: "icon",
        value: "Home",
        missing: REQUIRED,
        plainly: "Pick one of the icons.",
      },
    ],
    add: {
      label: "Add Service",
      emptyHint: "Add a service and it will show on the site at once.",
    },
  },
  {
    path: "service-areas",
    one: "service area",
    many: "service areas",
    title: "Service Areas",
    activeItem: "Dahlonega",
    inactiveItem: "Braselton",
    editTitle: "Edit Service Area",
    texts: [
      {
        label: "Name",
        name: "name",
        value: "Dahlonega",
        missing: REQUIRED,
        plainly: "Write the name of the place.",
      },
    ],
    add: {
      label: "Add Service Area",
      emptyHint: "Add a service area and it will show on the site at once.",
    },
  },
  {
    path: "featured-projects",
    one: "featured project",
    many: "featured projects",
    title: "Featured Projects",
    activeItem: "Cedar Deck",
    inactiveItem: "Kitchen Update",
    editTitle: "Edit Project",
    texts: [
      {
        label: "Title",
        name: "title",
        value: "Cedar Deck",
        missing: REQUIRED,
        plainly: "Write a title.",
      },
      {
        label: "Description",
        name: "description",
        value: "Boards and rails replaced.",
        missing: REQUIRED,
        plainly: "Write what you did for the customer.",
      },
      {
        label: "Image URL",
        name: "imageUrl",
        value: "/images/projects/deck.svg",
        missing: "Invalid url",
        plainly: "Add a photo above, or a link here.",
      },
      {
        label: "Alt Text",
        name: "altText",
        value: "A cedar deck at dusk",
        missing: REQUIRED,
        plainly: "Write what can be seen in the photo. It is needed to save.",
      },
    ],
    add: {
      label: "Add Project",
      emptyHint: "Add a project and it will show on the site at once.",
    },
  },
];

/** With a capital first letter. */
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One kind, for what the screens of all kinds have in common. */
export function kindAt(path: ContentPath): ContentKind {
  const kind = contentKinds.find((one) => one.path === path);
  if (!kind) throw new Error(`There is no content kind ${path}.`);
  return kind;
}
