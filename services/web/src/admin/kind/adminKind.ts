import type { Check } from "@ridgeline/contract/createCheck";
import type { LucideIcon } from "lucide-react/types";
import type { ReactNode } from "react";
import type { Wording } from "./wording";
import type { UseList } from "../list/AdminListStates";
import type { Change, Row } from "./crudEndpoints";
import { toSearchText } from "../list/searchText";

/** Everything the admin area needs to know about one content kind. */
export type AdminKind<Input extends { isActive: boolean }> = Readonly<{
  /** Its name in addresses: "service-areas". */
  path: string;
  wording: Wording;
  /** What its card on the dashboard shows. */
  about: string;
  Icon: LucideIcon;
  check: Check<Input>;
  useList: UseList<Row<Input>>;
  useTriggers: () => CrudTriggers<Input>;
  /** The field whose value no two items may share. */
  uniqueField?: keyof Input & string;
  /** What people call one item: its title or name. */
  nameOf: (item: Input) => string;
  /** What a search looks at: all texts of the item, unless they are more than people read on its card. */
  textsOf?: (item: Input) => readonly string[];
  /** One item's ContentCard, with `actions` at its foot. */
  renderCard: (item: Row<Input>, actions: ReactNode) => ReactNode;
  /** The dialog's fields, in the order in which the owner meets them. */
  renderFields: (isNew: boolean) => ReactNode;
  editTitle: string;
  /** Says what of a kept edit is lost: a file, for instance, cannot be kept. */
  lostOf?: (kept: object) => string | undefined;
  /** Advice about the items, above their list. */
  adviceOn?: (items: readonly Input[]) => string | undefined;
  /** Absent if the owner cannot add. */
  add?: Readonly<{ label: string; blank: Input; emptyHint: string }>;
}>;

/** A mutation trigger, as returned by its hook. */
type Trigger<Argument> = (argument: Argument) => Sent;

export type Sent = { unwrap: () => Promise<unknown> };

type CrudTriggers<Input> = {
  /** Absent where the owner cannot add. */
  create?: Trigger<Input>;
  update: Trigger<Change<Input>>;
  remove: Trigger<number>;
};

/** What a search of the kind reads in an item. */
export function createToText<Input extends { isActive: boolean }>({
  textsOf = allTexts,
}: AdminKind<Input>) {
  return (item: Input) => toSearchText(textsOf(item));
}

const allTexts = (item: object) => Object.values(item).filter((value) => typeof value === "string");
