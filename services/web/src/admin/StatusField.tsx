import { Select } from "../ui/Select";
import { FormField } from "../form/FormField";

const OPTIONS = [
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
          options={OPTIONS}
          onChange={({ target }) => {
            input.onChange(target.value === "active");
          }}
          onBlur={input.onBlur}
        />
      )}
    </FormField>
  );
}
