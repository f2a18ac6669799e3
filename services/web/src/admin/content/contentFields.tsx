import { MAX_INT4 } from "@ridgeline/contract/jsonSchema";
import { use, useState } from "react";
import { useForm } from "react-final-form";
import { styled } from "styled-components";
import { FormField, TextField } from "../../form";
import { Button } from "../../ui/Button";
import { Select, TextInput } from "../../ui/fields";
import { Row } from "../../ui/layout";
import { VisuallyHidden } from "../../ui/text";
import { FieldGrid } from "../forms/fieldGroups";
import { OtherItems } from "../lists/CrudDialog";

type TitleFieldProps = { follower: string; suggest: (title: string) => string };

/** Another field follows it, until the owner changes that one: a new service's slug, a project's alternative text. */
export function TitleField({ follower, suggest }: TitleFieldProps) {
  const form = useForm();
  const valueOf = (name: string) => String(form.getFieldState(name)?.value ?? "");
  const handleTyped = (title: string) => {
    const isSuggested = valueOf(follower) === suggest(valueOf("title"));
    if (isSuggested) form.change(follower, suggest(title));
  };
  return <TextField name="title" label="Title" whenEmpty="Write a title." onTyped={handleTyped} />;
}

export function OrderAndStatusFields() {
  return (
    <FieldGrid>
      <SortOrderField />
      <StatusField />
    </FieldGrid>
  );
}

/** 0 by default (requirement 7.13). Shows the text while it is typed; the form holds the parsed number. */
function SortOrderField() {
  const others = use(OtherItems);
  const [typed, setTyped] = useState<string>();
  const [last, setLast] = useState<number>();
  return (
    <FormField<number> name="sortOrder" label="Sort Order" hint="Lower numbers come first">
      {(control, input, isSending) => (
        <SortOrder>
          <TextInput
            {...control}
            {...input}
            readOnly={isSending}
            type="number"
            step={1}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(input.value)}
            onChange={({ target }) => {
              setTyped(target.value);
              input.onChange(parseSortOrder(target.value));
            }}
            onBlur={() => {
              input.onBlur();
              setTyped(undefined);
            }}
          />
          {others && (
            <Button
              variant="line"
              onClick={() => {
                input.onChange(lastPlace(others));
                setLast(lastPlace(others));
              }}
            >
              Put it last
            </Button>
          )}
          <VisuallyHidden role="status">
            {last === input.value && `Sort order ${last}`}
          </VisuallyHidden>
        </SortOrder>
      )}
    </FormField>
  );
}

function lastPlace(rows: readonly object[]): number {
  const orders = rows.map((row) => ("sortOrder" in row ? Number(row.sortOrder) : 0));
  return rows.length === 0 ? 0 : Math.min(Math.max(...orders) + 1, MAX_INT4);
}

/** The whole number at the start of a text; 0 if there is none (requirement 7.13). */
export function parseSortOrder(text: string): number {
  return Math.trunc(Number.parseFloat(text)) || 0;
}

const statusOptions = [
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
];

export function StatusField() {
  return (
    <FormField<boolean> name="isActive" label="Status">
      {(control, input) => (
        <Select
          {...control}
          value={input.value ? "active" : "inactive"}
          options={statusOptions}
          onChange={({ target }) => input.onChange(target.value === "active")}
          onBlur={input.onBlur}
        />
      )}
    </FormField>
  );
}

const SortOrder = styled(Row).attrs({ $gap: "s1" })`
  > input {
    flex: 1 1 96px;
    width: 0;
  }
`;
