import { capitalize, type Move } from "@ridgeline/contract/contentKind";
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useField, useForm } from "react-final-form";
import { styled } from "styled-components";
import { shownError } from "../../form";
import { color, radius, space } from "../../theme";
import { IconButton } from "../../ui/Button";
import { FieldError } from "../../ui/fields";
import { Stack } from "../../ui/layout";
import { Wide } from "../forms/fieldGroups";
import { SideButton } from "../kit/adminLayout";
import { MoveButtons } from "../lists/MoveButtons";
import { isOther, schemaOf } from "./typedBusiness";

type Item = string | { label?: string; title?: string; value?: string };

type RowsProps = {
  name: string;
  one: string;
  isOrdered?: boolean;
  /** A row's fields: by its name in the form ("words.steps[0]"), its number ("Step 1"), and what it is called. */
  children: (row: string, number: string, called: string) => ReactNode;
};

const subscription = { value: true, error: true, submitFailed: true, submitting: true };

/** A list whose rows are added, removed, and moved by buttons; the focus stays where the owner is. */
export function Rows({ name, one, isOrdered = true, children }: RowsProps) {
  const { maxItems = Infinity, items: { required: keys } = {} } = schemaOf(name);
  const blank: Item = keys ? Object.fromEntries(keys.map((key) => [key, ""])) : "";
  const { input, meta } = useField<readonly Item[]>(name, { subscription });
  const items = input.value;
  const movable = items.filter((item) => !isOther(item)).length; // the kind of work Other stays last
  const root = useRef<HTMLDivElement>(null);
  const change = useChange(name, root);
  const error: unknown = shownError(meta);

  const handleMove = (from: number, direction: Move["direction"]) => {
    const to = { top: 0, up: from - 1, down: from + 1 }[direction];
    const moved = insert(without(items, from), to, items[from] ?? blank);
    change(moved, `${nth(to)} [data-move=${direction}]`);
  };
  const handleRemove = (index: number) => change(without(items, index), "[data-add]");
  const handleAdd = () => change(insert(items, movable, blank), `${nth(movable)} input`);

  return (
    <Wide ref={root}>
      <List>
        {items.map((item, index) => {
          const row = `${name}[${index}]`;
          const number = `${one} ${index + 1}`;
          const itsName = nameOf(item) || number;
          return (
            <li key={row}>
              <Stack $gap="s2">{children(row, capitalize(number), capitalize(itsName))}</Stack>
              <Buttons>
                {isOrdered && !isOther(item) && (
                  <MoveButtons
                    name={itsName}
                    isFirst={index === 0}
                    isLast={index === movable - 1}
                    onMove={(direction) => handleMove(index, direction)}
                  />
                )}
                <RemoveButton aria-label={`Remove ${itsName}`} onClick={() => handleRemove(index)}>
                  <Trash2 />
                </RemoveButton>
              </Buttons>
            </li>
          );
        })}
      </List>
      {typeof error === "string" && <FieldError>{error}</FieldError>}
      {items.length < maxItems && (
        <SideButton
          data-add
          variant="line"
          data-needed={typeof error === "string" ? "" : undefined}
          onClick={handleAdd}
        >
          <Plus />
          <span>{`Add a ${one}`}</span>
        </SideButton>
      )}
    </Wide>
  );
}

const without = (items: readonly Item[], index: number) =>
  items.filter((_item, at) => at !== index);

const insert = (items: readonly Item[], index: number, item: Item) => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

const nth = (index: number) => `li:nth-child(${index + 1})`;

function nameOf(item: Item): string {
  const text = typeof item === "object" ? (item.label ?? item.title ?? "") : item;
  return text.trim();
}

/** Changes the rows, and after the next render focuses the element that matches `focused`. */
function useChange(name: string, root: { current: HTMLElement | null }) {
  const form = useForm();
  const pending = useRef<{ items: readonly Item[]; focused: string }>(undefined);
  useEffect(() => {
    if (pending.current === undefined) return;
    const { items, focused } = pending.current;
    pending.current = undefined;
    // A new field has taken the initial value at its index, which belongs to another row.
    form.change(name, items);
    root.current?.querySelector<HTMLElement>(focused)?.focus();
  });
  return (items: readonly Item[], focused: string) => {
    if (form.getState().submitting) return;
    pending.current = { items, focused };
    form.change(name, items);
  };
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

  > li > :first-child {
    flex: 1 1 20rem;
  }

  /* several fields make a card */
  > li:has(> :first-child > :nth-child(2)) {
    padding: ${space.s2} ${space.s2} ${space.s1};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.paper};
  }
`;

const Buttons = styled.div`
  display: flex;
`;

const RemoveButton = styled(IconButton)`
  && {
    color: ${color.danger};
  }
`;
