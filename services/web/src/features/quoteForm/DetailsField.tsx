import { Field } from "../../ui/Field";
import { TextArea } from "../../ui/TextArea";
import { useQuoteField } from "./useQuoteField";

export function DetailsField() {
  const { value, onChange, error } = useQuoteField("projectDetails");
  return (
    <Field
      id="projectDetails"
      label="Project Details"
      hint="Minimum 20 characters required"
      error={error}
    >
      {(control) => (
        <TextArea
          {...control}
          name="projectDetails"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
