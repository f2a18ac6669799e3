import { capitalize } from "@ridgeline/contract/contentKind";
import { asApiFailure, sentenceOf } from "../../api/callApi";

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
    deleteQuestion: `Are you sure you want to delete this ${one}? This action cannot be undone.`,
  };
}

const MAX_SLUG_LENGTH = 96; // the contract allows 100, and a number may follow

/** "Kitchen & Bath Updates" -> "kitchen-bath-updates". */
export function suggestSlug(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, "");
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
  return asApiFailure(error)?.status === 429 ? sentenceOf(error) : undefined;
}
