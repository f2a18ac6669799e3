import type { Move } from "@ridgeline/contract/contentKind";
import { getIn } from "final-form";
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useForm } from "react-final-form";
import { useFieldArray } from "react-final-form-arrays";
import { styled } from "styled-components";
import { shownError, useFormField } from "../../form";
import { color, radius, space } from "../../theme";
import { IconButton } from "../../ui/Button";
import { FieldError, TextInput } from "../../ui/fields";
import { Stack } from "../../ui/layout";
import { Wide } from "../kit/contentFields";
import { SideButton } from "../kit/adminLayout";
import { MoveButtons } from "../kit/MoveButtons";

type Item = string | { label?: string; title?: string; value?: string };

type RowsProps = {
  name: string;
  one: string;
  max: number;
  blank: Item;
  isOrdered?: boolean;
  isLast?: (item: Item) => boolean;
  /** A row's fields, by its name in the form: "words.steps[0]". */
  children: (row: string, index: number) => ReactNode;
};

const subscription = { value: true, error: true, submitFailed: true, submitting: true };

/** A list whose rows are added, removed, and moved by buttons; the focus stays where the owner is. */
export function Rows({ name, one, max, blank, isOrdered = true, isLast, children }: RowsProps) {
  const { fields, meta } = useFieldArray(name, { subscription });
  const items = fields.value as Item[]; // the library says any
  const movable = isLast ? items.filter((item) => !isLast(item)).length : items.length;
  const root = useRef<HTMLDivElement>(null);
  const restore = useRestoreAfterRender(name, root);
  const error: unknown = shownError(meta);

  const change = (apply: () => void, focused: string) => {
    if (meta.submitting === true) return;
    apply();
    restore(focused);
  };
  const move = (from: number, direction: Move["direction"]) => {
    const to = { top: 0, up: from - 1, down: from + 1 }[direction];
    change(() => fields.move(from, to), `${nth(to)} [data-move=${direction}]`);
  };

  return (
    <Wide ref={root}>
      <List>
        {fields.map((row, index) => {
          const item = nameOf(items[index]) || `${one} ${index + 1}`;
          return (
            <li key={row}>
              <Fields>{children(row, index)}</Fields>
              <Buttons>
                {isOrdered && index < movable && (
                  <MoveButtons
                    name={item}
                    isFirst={index === 0}
                    isLast={index === movable - 1}
                    onMove={(direction) => move(index, direction)}
                  />
                )}
                <RemoveButton
                  aria-label={`Remove ${item}`}
                  onClick={() => change(() => void fields.remove(index), "[data-add]")}
                >
                  <Trash2 aria-hidden />
                </RemoveButton>
              </Buttons>
            </li>
          );
        })}
      </List>
      {typeof error === "string" && <FieldError>{error}</FieldError>}
      {items.length < max && (
        <SideButton
          data-add
          variant="line"
          data-needed={typeof error === "string" ? "" : undefined}
          onClick={() => change(() => fields.insert(movable, blank), `${nth(movable)} input`)}
        >
          <Plus aria-hidden />
          <span>{`Add a ${one}`}</span>
        </SideButton>
      )}
    </Wide>
  );
}

const nth = (index: number) => `li:nth-child(${index + 1})`;

function nameOf(item: Item | undefined): string {
  const text = typeof item === "object" ? (item.label ?? item.title ?? "") : (item ?? "");
  return text.trim();
}

/** After the next render, restores the values of the rows, and focuses the element that matches `focused`. */
function useRestoreAfterRender(name: string, root: { current: HTMLElement | null }) {
  const form = useForm();
  const pending = useRef<{ focused: string; items: unknown }>(undefined);
  useEffect(() => {
    if (pending.current === undefined) return;
    const { focused, items } = pending.current;
    pending.current = undefined;
    // A new field has taken the initial value at its index, which belongs to another row.
    form.change(name, items);
    root.current?.querySelector<HTMLElement>(focused)?.focus();
  });
  return (focused: string) => {
    pending.current = { focused, items: getIn(form.getState().values, name) };
  };
}

/** A row's only field: its number is its label. */
export function RowInput({ name, label }: { name: string; label: string }) {
  const { input, error, isSending } = useFormField<string>(name);
  const errorId = `${name}-error`;
  return (
    <>
      <TextInput
        {...input}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        dir="auto"
        autoComplete="off"
        readOnly={isSending}
      />
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}

const List = styled(Stack).attrs({ as: "ol" })`
  margin-bottom: ${space.s2};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: flex-end;
    gap: 4px ${space.s1};
  }

  /* several fields make a card */
  > li:has(label, li) {
    padding: ${space.s2} ${space.s2} ${space.s1};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.paper};
  }
`;

const Fields = styled(Stack)`
  flex: 1 1 20rem;
  gap: ${space.s2};
`;

const Buttons = styled.div`
  display: flex;
`;

const RemoveButton = styled(IconButton)`
  && {
    color: ${color.danger};
  }
`;
