import type { Check } from "@ridgeline/contract/createCheck";
import type { ReactNode } from "react";
import type { Wording } from "./createWording";

export type Row<Input> = Input & { id: number };

/** All that CrudPage has to know of one content kind. */
export type ContentKind<Input extends { isActive: boolean }> = Readonly<{
  title: string;
  wording: Wording;
  check: Check<Input>;
  /** What people call one item: its title or name. */
  nameOf: (item: Input) => string;
  /** One item's ContentCard, with `actions` at its foot. */
  renderCard: (item: Row<Input>, actions: ReactNode) => ReactNode;
  /** The dialog's fields, in the order in which the owner meets them. */
  renderFields: (isNew: boolean) => ReactNode;
  editTitle: string;
  /** Absent where the owner cannot add. */
  add?: Readonly<{ label: string; blank: Input; emptyHint: string }>;
}>;
