import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Wide } from "../kit/contentFields";
import { SideButton } from "../kit/layout";
import { FieldError } from "../../ui/fields";
import { ConfirmDialog } from "../kit/ConfirmDialog";
import { FieldsHint, ItemList } from "./sectionLayout";
import { ServiceTypeRow } from "./ServiceTypeRow";
import { ADD_ID, OTHER, useServiceTypes } from "./useServiceTypes";

export function ServiceTypes() {
  const list = useServiceTypes();
  const { types } = list;
  const [isAsked, setIsAsked] = useState(false);
  const error = list.errorAt();
  return (
    <Wide>
      <FieldsHint>
        In this order. A new name is for the same work, also on requests that have come in. For
        other work, remove the kind and add another.
      </FieldsHint>
      <ItemList as="ol">
        {types.map((type, index) => (
          <ServiceTypeRow
            key={index}
            list={list}
            type={type}
            index={index}
            onRemove={() => (type.value === OTHER ? setIsAsked(true) : list.remove(index))}
          />
        ))}
      </ItemList>
      {error !== undefined && <FieldError>{error}</FieldError>}
      {!list.isFull && (
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
    </Wide>
  );
}
