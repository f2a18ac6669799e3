import { Wide } from "../../admin/FieldGrid";
import { SortOrderField } from "../../admin/SortOrderField";
import { StatusField } from "../../admin/StatusField";
import { LongTextField, TextField } from "../../form/TextField";
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
      <Wide>
        <IconField />
      </Wide>
      <SortOrderField />
      <StatusField />
    </>
  );
}
