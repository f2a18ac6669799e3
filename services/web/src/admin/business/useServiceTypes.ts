import { businessSchema } from "@ridgeline/contract/business";
import { useStructuredField } from "./structuredField";
import { useFocusNext } from "./useFocusNext";

/** `value` is "" for a new one. */
export type ServiceTypeDraft = { value: string; label: string };

/** The value of the kind for everything else. */
export const OTHER = "other";

export const ADD_ID = "serviceTypes.add";

export type ServiceTypeList = ReturnType<typeof useServiceTypes>;

/** The list and what can be done with it, with the focus staying where the owner is. */
export function useServiceTypes() {
  const field = useStructuredField<ServiceTypeDraft[]>("serviceTypes");
  const { value: types, change, errorAt, isSending } = field;
  const focusNext = useFocusNext();
  /** All but "Other", which stays last. */
  const sortableCount = types.filter(({ value }) => value !== OTHER).length;
  const idOf = (index: number) => `serviceTypes.${index}`;
  return {
    types,
    sortableCount,
    isFull: types.length >= businessSchema.properties.serviceTypes.maxItems,
    errorAt,
    isSending,
    idOf,
    add: () => {
      change(types.toSpliced(sortableCount, 0, { value: "", label: "" }));
      focusNext(idOf(sortableCount));
    },
    replace: (index: number, type: ServiceTypeDraft) => change(types.with(index, type)),
    move: (index: number, by: -1 | 1) => {
      const type = types[index];
      if (!type) return;
      change(types.toSpliced(index, 1).toSpliced(index + by, 0, type));
      const [same, opposite] = by < 0 ? ["up", "down"] : ["down", "up"];
      const id = idOf(index + by);
      focusNext(`${id}.${same}`, `${id}.${opposite}`);
    },
    remove: (index: number) => {
      change(types.toSpliced(index, 1));
      focusNext(`${idOf(index)}.remove`, ADD_ID);
    },
  };
}
