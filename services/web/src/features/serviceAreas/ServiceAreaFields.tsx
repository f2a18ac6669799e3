import { Wide } from "../../crud/FieldGrid";
import { SortOrderField } from "../../crud/SortOrderField";
import { StatusField } from "../../crud/StatusField";
import { TextField } from "../../crud/TextField";

export function ServiceAreaFields() {
  return (
    <>
      <Wide>
        <TextField name="name" label="Name" />
      </Wide>
      <SortOrderField />
      <StatusField />
    </>
  );
}
