import { Wide } from "../../admin/FieldGrid";
import { SortOrderField } from "../../admin/SortOrderField";
import { StatusField } from "../../admin/StatusField";
import { TextField } from "../../form/TextField";

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
