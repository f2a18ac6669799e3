import { formatPhone } from "@ridgeline/contract/phone";
import { stateCodes, states } from "@ridgeline/contract/place";
import { Building2 } from "lucide-react";
import { useField } from "react-final-form";
import { Wide } from "../kit/contentFields";
import { SelectField, TextField } from "../../form";
import { Group, joinValues, type SectionKind } from "./sectionLayout";

const profiles = {
  facebook: "Facebook",
  instagram: "Instagram",
  yelp: "Yelp",
  google: "Google",
  nextdoor: "Nextdoor",
} as const;

export const contactSection: SectionKind = {
  id: "contact",
  title: "Contact",
  Icon: Building2,
  valueOf: ({ name, phone }) => joinValues([name, formatPhone(phone)]),
  shownAt: { "/#contact": "See it on the site" },
  fields: (
    <>
      <Wide>
        <TextField name="name" label="Name of the business" />
      </Wide>
      <TextField
        name="shortName"
        label="Short name"
        hint="Beside the logo, and where there is little room"
      />
      <TextField name="phone" label="Phone" type="tel" inputMode="numeric" show={formatPhone} />
      <TextField name="email" label="E-mail" type="email" />
      <Group
        legend="Address"
        hint="Leave out the street if you work from home: the site then shows town and state only."
      >
        <Wide>
          <TextField name="address.street" label="Street" isOptional />
        </Wide>
        <TextField name="address.city" label="City" />
        <StateField />
        <ZipField />
      </Group>
      <Group
        legend="Profiles"
        hint="Paste the address of your page. Without one, the site shows no link."
      >
        {Object.entries(profiles).map(([name, label]) => (
          <TextField key={name} name={`links.${name}`} label={label} inputMode="url" isOptional />
        ))}
      </Group>
    </>
  ),
};

/** Shown with a street only. */
function ZipField() {
  const { input } = useField<string>("address.street", { subscription: { value: true } });
  if (input.value.trim() === "") return null;
  return <TextField name="address.zip" label="ZIP" isOptional />;
}

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
