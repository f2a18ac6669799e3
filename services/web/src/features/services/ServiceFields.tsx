import { Wide } from "../../crud/FieldGrid";
import { SortOrderField } from "../../crud/SortOrderField";
import { StatusField } from "../../crud/StatusField";
import { LongTextField, TextField } from "../../crud/TextField";
import { IconField } from "./IconField";
import { TitleField } from "./TitleField";

export function ServiceFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      {isNew ? <TitleField /> : <TextField name="title" label="Title" />}
      <TextField name="slug" label="Slug" />
      <Wide>
        <LongTextField name="description" label="Description" />
      </Wide>
      <IconField />
      <SortOrderField />
      <Wide>
        <StatusField />
      </Wide>
    </>
  );
}
