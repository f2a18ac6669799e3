import { capitalize } from "@ridgeline/contract/contentKind";
import type { Check } from "@ridgeline/contract/createCheck";
import type { LucideIcon } from "lucide-react/types";
import type { ReactNode } from "react";
import { asApiFailure } from "../../api/callApi";
import type { crudHooks, Row } from "./crudHooks";

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
    /** Says which part of a kept edit is lost, such as a file. */
    lossNotice?: (kept: object) => string | undefined;
    /** Advice about the items, above their list. */
    adviceOn?: (items: readonly Input[]) => string | undefined;
    /** Absent if the owner cannot add. */
    add?: AddedItem<Input>;
  }>;

/** The button that adds an item, the item's initial values, and the hint in an empty list. */
export type AddedItem<Input> = Readonly<{ label: string; blank: Input; emptyHint: string }>;

export type Wording = ReturnType<typeof createWording>;

/** What the admin area says about one kind of thing (requirements 7). */
export function createWording({ one, many }: { one: string; many: string }) {
  const One = capitalize(one);
  return {
    title: many.split(" ").map(capitalize).join(" "),
    loading: `Loading ${many}...`,
    empty: `No ${many} found`,
    listFailed: `Failed to fetch ${many}`,
    create: { done: `${One} created successfully`, failed: `Failed to create ${one}` },
    update: { done: `${One} updated successfully`, failed: `Failed to update ${one}` },
    delete: { done: `${One} deleted successfully`, failed: `Failed to delete ${one}` },
    deletedMeanwhile: `The ${one} that you were editing has been deleted meanwhile.`,
    deleteQuestion: `Are you sure you want to delete this ${one}? This action cannot be undone.`,
  };
}

const MAX_LENGTH = 60;

/** A name that fits a dialog's title or a toast. */
export function shortenName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= MAX_LENGTH
    ? name
    : `${letters.slice(0, MAX_LENGTH).join("").trimEnd()}…`;
}

/** What a 429 says about the limit and how long to wait; undefined for any other failure. */
export function limitSentence(error: unknown): string | undefined {
  const failure = asApiFailure(error);
  return failure?.status === 429 && failure.body !== "" ? failure.body : undefined;
}
