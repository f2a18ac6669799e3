import { FormField, TextField } from "../../form";
import { Select } from "../../ui/fields";
import { CheckField, Group } from "../business/sectionLayout";
import { weeks } from "./composeSite";

const weekOptions = Object.entries(weeks).map(([value, { label }]) => ({ value, label }));

export function TrustQuestion() {
  return (
    <>
      <Group legend="Why people trust you" hint="Only what you enter is on the site.">
        <TextField
          name="since"
          label="In business since"
          inputMode="numeric"
          hint="A year"
          isOptional
        />
        <TextField name="license" label="License number" isOptional />
        <CheckField name="isInsured" label="We are insured" />
      </Group>
      <Group legend="When you answer the phone">
        <FormField<string>
          name="hours"
          label="Hours"
          hint="Any other week: later, in Business Details"
          isOptional
        >
          {(control, input) => (
            <Select {...control} {...input} options={weekOptions} placeholder="Not on the site" />
          )}
        </FormField>
      </Group>
    </>
  );
}
