import { businessSchema } from "@ridgeline/contract/business";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useStructuredField } from "../../../form/useStructuredField";
import { FieldError } from "../../../ui/controls/Field";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import { useFocusNext } from "../list/useFocusNext";
import { FieldsHint, ItemList, SideButton } from "../sectionLayout";
import { ServiceTypeRow } from "./ServiceTypeRow";

/** `value` is "" for a new one. */
export type ServiceTypeDraft = { value: string; label: string };

/** The value of the kind for everything else. */
export const OTHER = "other";

const MOST = businessSchema.properties.serviceTypes.maxItems;
const NAME = "serviceTypes";
const ADD_ID = `${NAME}.add`;

export function ServiceTypes() {
  const list = useServiceTypes();
  const { types, errorAt, isSending } = list;
  const [isAsked, setIsAsked] = useState(false);
  const error = errorAt();
  return (
    <div>
      <FieldsHint>
        In this order. A new name is for the same work, also on requests that have come in. For
        other work, remove the kind and add another.
      </FieldsHint>
      <ItemList as="ol">
        {types.map((type, index) => (
          <ServiceTypeRow
            key={index}
            id={`${NAME}.${index}`}
            label={type.label}
            position={index + 1}
            error={errorAt(`${index}.label`)}
            isSending={isSending}
            isFixed={type.value === OTHER}
            canRise={index > 0}
            canSink={index < list.sortableCount - 1}
            onChange={(label) => list.rename(index, label)}
            onMove={(by) => list.move(index, by)}
            onRemove={() => (type.value === OTHER ? setIsAsked(true) : list.remove(index))}
          />
        ))}
      </ItemList>
      {error !== undefined && <FieldError>{error}</FieldError>}
      {types.length < MOST && (
        <SideButton id={ADD_ID} variant="line" onClick={list.add}>
          <Plus aria-hidden />
          Add a kind of work
        </SideButton>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Remove “Other”?"
          text="Visitors whose work is not on the list then have nothing to choose."
          confirm="Remove"
          onConfirm={() => {
            setIsAsked(false);
            list.remove(types.findIndex(({ value }) => value === OTHER));
          }}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </div>
  );
}

/** The list and what can be done with it, with the focus staying where the owner is. */
function useServiceTypes() {
  const { value: types, change, ...field } = useStructuredField<ServiceTypeDraft[]>(NAME);
  const focusNext = useFocusNext();
  const sortableCount = types.filter(({ value }) => value !== OTHER).length;
  return {
    ...field,
    types,
    /** All but "Other", which stays last. */
    sortableCount,
    add: () => {
      change(types.toSpliced(sortableCount, 0, { value: "", label: "" }));
      focusNext(`${NAME}.${sortableCount}`);
    },
    rename: (index: number, label: string) => {
      const type = types[index];
      if (type) change(types.with(index, { ...type, label }));
    },
    move: (index: number, by: -1 | 1) => {
      const type = types[index];
      if (!type) return;
      change(types.toSpliced(index, 1).toSpliced(index + by, 0, type));
      const [same, opposite] = by < 0 ? ["up", "down"] : ["down", "up"];
      const id = `${NAME}.${index + by}`;
      focusNext(`${id}.${same}`, `${id}.${opposite}`);
    },
    remove: (index: number) => {
      change(types.toSpliced(index, 1));
      focusNext(`${NAME}.${index}.remove`, ADD_ID);
    },
  };
}
