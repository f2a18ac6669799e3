import { type ContentPath, contentKinds as agreedKinds } from "@ridgeline/contract/contentKinds";
import { sampleLists } from "./sampleLists";

const REQUIRED = "String must contain at least 1 character(s)";

/** What the owner sees of one content kind; without `add` the owner cannot add any. */
type Wording = {
  title: string;
  edit: string;
  add?: string;
  /** What the first sample item's card shows besides its status and its name. */
  card: readonly string[];
  /** Each text field of its dialog: its name, what is said when it is empty, and the fixed message. */
  texts: Readonly<Record<string, readonly [name: string, plainly: string, missing?: string]>>;
};

const wordings: Readonly<Record<ContentPath, Wording>> = {
  testimonials: {
    title: "Testimonials",
    edit: "Edit Testimonial",
    card: ["Dahlonega", "They came when they said they would."],
    texts: {
      Name: ["name", "Write the customer’s name."],
      Location: ["location", "Write where the customer lives."],
      Review: ["review", "Write what the customer said."],
    },
  },
  services: {
    title: "Services",
    edit: "Edit Service",
    add: "Add Service",
    card: ["Order: 3", "roofing", "Leaks, shingles and flashing.", "Icon: Home"],
    texts: {
      Title: ["title", "Write a title."],
      Slug: ["slug", "Write a short address, like roof-repair."],
      Description: ["description", "Write what you do for the customer."],
      Icon: ["icon", "Pick one of the icons."],
    },
  },
  "service-areas": {
    title: "Service Areas",
    edit: "Edit Service Area",
    add: "Add Service Area",
    card: ["Order: 3"],
    texts: { Name: ["name", "Write the name of the place."] },
  },
  "featured-projects": {
    title: "Featured Projects",
    edit: "Edit Project",
    add: "Add Project",
    card: ["Order: 3", "Boards and rails replaced."],
    texts: {
      Title: ["title", "Write a title."],
      Description: ["description", "Write what you did for the customer."],
      "Image URL": [
        "imageUrl",
        "Add a photo above, or a link here.",
        "Invalid url. Please enter one such as https://example.com/photo.jpg",
      ],
      "Alt Text": ["altText", "Write what can be seen in the photo. It is needed to save."],
    },
  },
};

/** With the names of the sample items. */
export const contentKinds = agreedKinds.map(({ path, one, many }) => {
  const list = `/api/admin/${path}` as const;
  const [activeItem = "", inactiveItem = ""] = sampleLists[list].map((item) =>
    "title" in item ? item.title : item.name,
  );
  const texts = Object.entries(wordings[path].texts).map(
    ([label, [name, plainly, missing = REQUIRED]]) => ({ label, name, plainly, missing }),
  );
  const [nameLabel = ""] = texts.map(({ label }) => label);
  const address = `/admin/${path}`;
  return {
    ...wordings[path],
    path,
    one,
    many,
    list,
    address,
    texts,
    nameLabel,
    activeItem,
    inactiveItem,
  };
});

/** One kind, for what the screens of all kinds have in common. */
export function kindAt(path: ContentPath) {
  const kind = contentKinds.find((one) => one.path === path);
  if (!kind) throw new Error(`There is no content kind ${path}.`);
  return kind;
}
