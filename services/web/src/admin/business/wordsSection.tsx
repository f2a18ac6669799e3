import { businessSchema } from "@ridgeline/contract/business";
import { capitalize } from "@ridgeline/contract/contentKind";
import { ListChecks, PenLine, Scale } from "lucide-react";
import type { ComponentProps } from "react";
import { LongTextField, TextField } from "../../form";
import { paths } from "../../site/paths";
import { Wide } from "../kit/contentFields";
import { Rows } from "./Rows";
import { FieldsHint, Group, type SectionKind } from "./sectionLayout";
import { isOther } from "./typedBusiness";

const { serviceTypes, words } = businessSchema.properties;
const { badges, valuePoints, steps } = words.properties;

export const wordsSection: SectionKind = {
  id: "words",
  title: "Words",
  Icon: PenLine,
  valueOf: ({ words }) => words.headline,
  shownAt: { "/": "See the first screen", "/#about": "See About" },
  fields: (
    <>
      <Wide>
        <TextField
          name="words.kicker"
          label="Line above the headline"
          hint="Such as “Family-owned in Boise, Idaho”"
          isOptional
        />
      </Wide>
      <LongText name="words.headline" label="Headline" isOptional={false} />
      <LongText name="words.subtext" label="Text below the headline" isOptional={false} />
      <Group legend="Badges" hint="Up to three, below the first screen.">
        <Rows name="words.badges" one="badge" max={badges.maxItems} blank="">
          {(row, index) => <TextField name={row} label={`Badge ${index + 1}`} isLabelHidden />}
        </Rows>
      </Group>
      <Group legend="About">
        <LongText name="words.aboutHeading" label="Heading of About" isOptional={false} />
        <LongText
          name="words.about"
          label="Text of About"
          hint="A blank line begins a paragraph."
          isOptional={false}
          rows={3}
        />
        <TitledTexts name="words.valuePoints" one="value point" max={valuePoints.maxItems} />
      </Group>
      <Group legend="Headings and introductions">
        <TextField name="words.servicesHeading" label="Heading of the services" isOptional />
        <TextField name="words.reviewsHeading" label="Heading of the reviews" isOptional />
        <LongText name="words.servicesIntro" label="Below the services' heading" />
        <LongText name="words.projectsIntro" label="Below the projects' heading" />
        <LongText name="words.areasIntro" label="Below the areas' heading" />
        <LongText name="words.formIntro" label="Above the form" />
        <LongText name="words.footer" label="In the footer" />
      </Group>
      <Group legend="Steps beside the form" hint="What happens after a request.">
        <TitledTexts name="words.steps" one="step" max={steps.maxItems} />
      </Group>
    </>
  ),
};

/** Optional, and of the two lines that a phone needs, unless its props say something else. */
function LongText(field: ComponentProps<typeof LongTextField>) {
  return (
    <Wide>
      <LongTextField isOptional rows={2} {...field} />
    </Wide>
  );
}

const blankText = { title: "", text: "" };

function TitledTexts({ name, one, max }: { name: string; one: string; max: number }) {
  return (
    <Rows name={name} one={one} max={max} blank={blankText}>
      {(row, index) => {
        const title = `${capitalize(one)} ${index + 1}`;
        return (
          <>
            <TextField name={`${row}.title`} label={title} />
            <LongTextField name={`${row}.text`} label={`${title}: its text`} rows={2} />
          </>
        );
      }}
    </Rows>
  );
}

/** The cards of the two pages, by their titles there. */
const legalLabels = {
  Privacy: {
    privacyCollect: "Information We Collect (additional text)",
    privacyUse: "How We Use Your Information",
    privacySharing: "Information Sharing",
    privacySecurity: "Data Security",
    privacyRights: "Your Rights",
  },
  Terms: {
    termsAcceptance: "Acceptance of Terms",
    termsServices: "Services (additional text)",
    termsEstimates: "Estimates and Quotes",
    termsLicensing: "Licensing and Insurance",
    termsWarranties: "Warranties and Guarantees",
    termsLiability: "Limitation of Liability",
    termsWebsite: "Website Use",
  },
} as const;

const cardCount = Object.values(legalLabels).flatMap(Object.keys).length;

export const legalSection: SectionKind = {
  id: "legal",
  title: "Legal texts",
  Icon: Scale,
  valueOf: ({ legal }) => `Privacy and Terms: ${Object.keys(legal).length} of ${cardCount} texts`,
  shownAt: { [paths.privacy]: "See Privacy", [paths.terms]: "See Terms" },
  fields: (
    <>
      <FieldsHint>
        One text for each card of the two pages. A blank line begins a paragraph; a card without a
        text is left out.
      </FieldsHint>
      {Object.entries(legalLabels).map(([page, titles]) => (
        <Group key={page} legend={page}>
          {Object.entries(titles).map(([card, title]) => (
            <LongText key={card} name={`legal.${card}`} label={title} rows={3} />
          ))}
        </Group>
      ))}
    </>
  ),
};

export const serviceTypesSection: SectionKind = {
  id: "serviceTypes",
  title: "Kinds of work",
  Icon: ListChecks,
  valueOf: (business) => business.serviceTypes.map(({ label }) => label).join(", "),
  shownAt: { "/#quote-form": "See it on the site" },
  fields: (
    <>
      <FieldsHint>
        What visitors can choose in the form, in this order. Renaming also renames it on existing
        requests. For other work, remove the kind and add another.
      </FieldsHint>
      <Rows
        name="serviceTypes"
        one="kind of work"
        max={serviceTypes.maxItems}
        blank={{ value: "", label: "" }}
        isLast={isOther}
      >
        {(row, index) => (
          <TextField name={`${row}.label`} label={`Kind of work ${index + 1}`} isLabelHidden />
        )}
      </Rows>
    </>
  ),
};
