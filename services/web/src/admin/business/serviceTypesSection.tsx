import { businessSchema } from "@ridgeline/contract/business";
import { ArrowDown, ArrowUp, ListChecks, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { color, media, space } from "../../theme";
import { FieldError, TextInput } from "../../ui/fields";
import { IconButton } from "../../ui/Button";
import { ConfirmDialog } from "../kit/ConfirmDialog";
import { Wide } from "../kit/contentFields";
import { SideButton } from "../kit/layout";
import { type SectionKind, toValue } from "./sectionKind";
import { FieldsHint, ItemList } from "./sectionLayout";
import { useFocusNext, useStructuredField } from "./structuredField";

/** `value` is "" for a new one. */
type ServiceTypeDraft = { value: string; label: string };

type ServiceTypesDraft = { serviceTypes: ServiceTypeDraft[] };

export const serviceTypesSection: SectionKind = {
  id: "serviceTypes",
  title: "Kinds of work",
  about: "What visitors can choose in the form",
  Icon: ListChecks,
  shownAt: [{ href: "/#quote-form", label: "See it on the site" }],
  draftOf: ({ serviceTypes }) => ({ serviceTypes: otherLast(serviceTypes) }),
  toFields: ({ serviceTypes }: ServiceTypesDraft) => ({
    serviceTypes: withValues(otherLast(serviceTypes)),
  }),
  fields: <ServiceTypes />,
};

/** The value of the kind for everything else. */
const OTHER = "other";

function otherLast(types: readonly ServiceTypeDraft[]): ServiceTypeDraft[] {
  const isOther = ({ value }: ServiceTypeDraft) => value === OTHER;
  return [...types.filter((type) => !isOther(type)), ...types.filter(isOther)];
}

/** A new kind gets its value from its label; an old one keeps it, since requests name it. */
function withValues(types: readonly ServiceTypeDraft[]): ServiceTypeDraft[] {
  const taken = types.map(({ value }) => value);
  return types.map(({ value, label }) => {
    if (value !== "" || label.trim() === "") return { value, label };
    const made = toValue(label, taken);
    taken.push(made);
    return { value: made, label };
  });
}

const ADD_ID = "serviceTypes.add";

function ServiceTypes() {
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

/** The list and what can be done with it, with the focus staying where the owner is. */
function useServiceTypes() {
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

type ServiceTypeList = ReturnType<typeof useServiceTypes>;

type ServiceTypeRowProps = {
  list: ServiceTypeList;
  type: ServiceTypeDraft;
  index: number;
  onRemove: () => void;
};

function ServiceTypeRow({ list, type, index, onRemove }: ServiceTypeRowProps) {
  const id = list.idOf(index);
  const error = list.errorAt(`${index}.label`);
  const name = type.label.trim() === "" ? `kind ${index + 1}` : type.label.trim();
  return (
    <li>
      <Row>
        <TextInput
          id={id}
          aria-label={`Kind of work ${index + 1}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}.error`}
          dir="auto"
          autoComplete="off"
          readOnly={list.isSending}
          value={type.label}
          onChange={({ target }) => list.replace(index, { ...type, label: target.value })}
        />
        <Buttons>
          {type.value !== OTHER && (
            <>
              <MoveButton
                id={`${id}.up`}
                aria-label={`Move ${name} up`}
                disabled={index === 0}
                onClick={() => list.move(index, -1)}
              >
                <ArrowUp aria-hidden />
              </MoveButton>
              <MoveButton
                id={`${id}.down`}
                aria-label={`Move ${name} down`}
                disabled={index === list.sortableCount - 1}
                onClick={() => list.move(index, 1)}
              >
                <ArrowDown aria-hidden />
              </MoveButton>
            </>
          )}
          <RemoveButton id={`${id}.remove`} aria-label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </RemoveButton>
        </Buttons>
      </Row>
      {error !== undefined && <FieldError id={`${id}.error`}>{error}</FieldError>}
    </li>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 144px;
  align-items: center;
  gap: ${space.s1};

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const MoveButton = styled(IconButton)`
  &:disabled {
    background: none;
    color: ${color.lineStrong};
    cursor: default;
    opacity: 0.5;
  }
`;

const RemoveButton = styled(IconButton)`
  color: ${color.danger};

  ${media.hover} {
    &:hover {
      background: ${color.dangerWash};
      color: ${color.dangerDeep};
    }
  }
`;
