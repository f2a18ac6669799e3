import { Wide } from "../../admin/FieldGrid";
import { StatusField } from "../../admin/StatusField";
import { LongTextField, TextField } from "../../form/TextField";
import { RatingField } from "./RatingField";

export function TestimonialFields() {
  return (
    <>
      <TextField name="name" label="Name" />
      <TextField name="location" label="Location" />
      <Wide>
        <RatingField />
      </Wide>
      <Wide>
        <LongTextField name="review" label="Review" />
      </Wide>
      <Wide>
        <StatusField />
      </Wide>
    </>
  );
}
