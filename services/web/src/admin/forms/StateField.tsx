import { stateCodes, states } from "@ridgeline/contract/place";
import { SelectField } from "../../form";

const stateOptions = stateCodes.map((code) => ({ value: code, label: states[code] }));

export function StateField() {
  return (
    <SelectField
      name="address.state"
      label="State"
      options={stateOptions}
      placeholder="Choose a state"
    />
  );
}
