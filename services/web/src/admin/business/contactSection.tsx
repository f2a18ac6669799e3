import { businessSchema } from "@ridgeline/contract/business";
import { formatPhone } from "@ridgeline/contract/phone";
import { stateCodes, states } from "@ridgeline/contract/place";
import { Building2 } from "lucide-react";
import { useField } from "react-final-form";
import { Wide } from "../kit/contentFields";
import { FormField, LongTextField, TextField } from "../../form";
import { Select } from "../../ui/fields";
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
  shownAt: [{ href: "/#contact", label: "See it on the site" }],
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
      <TextField
        name="tagline"
        label="Tagline"
        hint="The small line below the short name"
        isOptional
      />
      <Wide>
        <DescriptionField />
      </Wide>
      <TextField name="phone" label="Phone" type="tel" inputMode="numeric" />
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
        <TextField name="address.zip" label="ZIP" isOptional />
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

const MAX_LENGTH = businessSchema.properties.description.maxLength;
/** About what search engines show. */
const SHOWN = 155;

function DescriptionField() {
  const { input } = useField<string>("description", { subscription: { value: true } });
  const length = Array.from(input.value.trim()).length;
  return (
    <LongTextField
      name="description"
      label="Description for search engines"
      hint={`One or two sentences. ${length} of ${MAX_LENGTH} characters; about the first ${SHOWN} are shown.`}
    />
  );
}

const stateOptions = stateCodes.map((code) => ({ value: code, label: states[code] }));

function StateField() {
  return (
    <FormField<string> name="address.state" label="State">
      {(control, input) => (
        <Select {...control} {...input} options={stateOptions} placeholder="Choose a state" />
      )}
    </FormField>
  );
}
