import { formatPhone } from "@ridgeline/contract/phone";
import { Building2 } from "lucide-react";
import { TextField } from "../../form";
import { Group } from "../forms/fieldGroups";
import { StateField } from "../forms/StateField";
import { joinValues, type SectionKind, Text } from "./section";
import { useText } from "../forms/typed";

export const contactSection: SectionKind = {
  id: "contact",
  title: "Contact",
  Icon: Building2,
  valueOf: ({ name, phone }) => joinValues([name, formatPhone(phone)]),
  shownAt: { "/#contact": "See it on the site" },
  fields: (
    <>
      <Text name="name" label="Name of the business" isWide />
      <Text
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
        <Text name="address.street" label="Street" isWide />
        <Text name="address.city" label="City" />
        <StateField />
        <ZipField />
      </Group>
      <Group
        legend="Profiles"
        hint="Paste the address of your page. Without one, the site shows no link."
      >
        <Text name="links.facebook" label="Facebook" />
        <Text name="links.instagram" label="Instagram" />
        <Text name="links.yelp" label="Yelp" />
        <Text name="links.google" label="Google" />
        <Text name="links.nextdoor" label="Nextdoor" />
      </Group>
    </>
  ),
};

/** Shown with a street only. */
function ZipField() {
  const street = useText("address.street");
  return street.trim() !== "" && <Text name="address.zip" label="ZIP" />;
}
