import { capitalize } from "@ridgeline/contract/contentKind";

export type Wording = ReturnType<typeof createWording>;

/** What the admin area says about one kind of thing (requirements 7). */
export function createWording({ one, many }: { one: string; many: string }) {
  const One = capitalize(one);
  return {
    title: many.split(" ").map(capitalize).join(" "),
    loading: `Loading ${many}...`,
    empty: `No ${many} found`,
    listFailed: `Failed to fetch ${many}`,
    created: `${One} created successfully`,
    createFailed: `Failed to create ${one}`,
    updated: `${One} updated successfully`,
    updateFailed: `Failed to update ${one}`,
    deleted: `${One} deleted successfully`,
    deleteFailed: `Failed to delete ${one}`,
    deletedMeanwhile: `The ${one} that you were editing has been deleted meanwhile.`,
    deleteQuestion: `Are you sure you want to delete this ${one}? This action cannot be undone.`,
  };
}
