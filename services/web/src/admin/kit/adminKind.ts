import type { Check } from "@ridgeline/contract/createCheck";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { crudHooks, Row } from "./crudHooks";
import type { Wording } from "./wording";

/** Everything the admin area needs to know about one content kind. */
export type AdminKind<Input extends { isActive: boolean }> = ReturnType<typeof crudHooks<Input>> &
  Readonly<{
    /** Its name in addresses: "service-areas". */
    path: string;
    wording: Wording;
    /** What its card on the dashboard shows. */
    about: string;
    Icon: LucideIcon;
    check: Check<Input>;
    /** The field whose value no two items may share. */
    uniqueField?: keyof Input & string;
    /** What people call one item: its title or name. */
    nameOf: (item: Input) => string;
    /** What a search looks at; by default all texts of the item, even those that its card does not show. */
    textsOf?: (item: Input) => readonly string[];
    /** One item's ContentCard, with `actions` at its foot. */
    renderCard: (item: Row<Input>, actions: ReactNode) => ReactNode;
    /** The dialog's fields, from top to bottom. */
    renderFields: (isNew: boolean) => ReactNode;
    editTitle: string;
    /** Advice about the items, above their list. */
    adviceOn?: (items: readonly Input[]) => string | undefined;
    /** A button in the page's head, for a kind that the owner cannot add to. */
    headButton?: ReactNode;
    /** Absent if the owner cannot add. */
    add?: AddedItem<Input>;
  }>;

/** The button that adds an item, the item's initial values, and the hint in an empty list. */
export type AddedItem<Input> = Readonly<{ label: string; blank: Input; emptyHint: string }>;
