import { ShieldCheck } from "lucide-react";
import { PictureField } from "./picturesSection";
import { CheckField, FieldsHint, Group, Wide } from "../forms/fieldGroups";
import { joinValues, type SectionKind, Text } from "./section";

export const trustSection: SectionKind = {
  id: "trust",
  title: "Trust",
  Icon: ShieldCheck,
  valueOf: ({ license, isInsured, rating, since, owner }) =>
    joinValues([
      license && `License ${license.number}`,
      isInsured && "Insured",
      rating && `${rating.value} stars`,
      since !== undefined && `Since ${since}`,
      owner?.name,
    ]) || "License, rating, years, who you are",
  shownAt: { "/": "See it on the site" },
  fields: (
    <>
      <Wide>
        <FieldsHint>
          All of it is optional, and what is empty is not mentioned. Write only what a visitor can
          check.
        </FieldsHint>
        <Text name="since" label="In business since" hint="A year: 2011 is shown as “Since 2011”" />
      </Wide>
      <Group legend="License" hint="Clear the number to remove all of this.">
        <Text name="license.number" label="License number" />
        <Text name="license.authority" label="Who issued it" hint="Such as Ohio" />
        <Text
          name="license.link"
          label="Link to check it"
          hint="The page of the public record"
          isWide
        />
      </Group>
      <Group legend="Insurance">
        <Wide>
          <CheckField name="isInsured" label="Yes, we are insured" />
          <FieldsHint>Shown as a badge, unless one of yours says it or you have three.</FieldsHint>
        </Wide>
      </Group>
      <Group legend="Rating" hint="Clear the stars to remove all of this.">
        <Text name="rating.value" label="Stars" hint="Such as 4.9" />
        <Text name="rating.count" label="Number of reviews" />
        <Text name="rating.source" label="Where" hint="Such as Google" />
        <Text name="rating.link" label="Link to the reviews" />
      </Group>
      <Group legend="The owner">
        <Text name="owner.name" label="Your name" />
        <Text name="owner.sentence" label="A sentence from you" />
        <Wide>
          <FieldsHint>Your portrait, cut to a square. It is optional.</FieldsHint>
          <PictureField name="owner.portrait" label="Portrait" aspect="1 / 1" width="240px" />
        </Wide>
      </Group>
    </>
  ),
};
