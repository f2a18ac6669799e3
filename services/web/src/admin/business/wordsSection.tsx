import { ListChecks, PenLine, Scale } from "lucide-react";
import { LongTextField, SelectField, TextField } from "../../form";
import { paths } from "../../site/paths";
import { Rows } from "./Rows";
import { FieldsHint, Group, Wide } from "../forms/fieldGroups";
import { type SectionKind, Text } from "./section";

export const wordsSection: SectionKind = {
  id: "words",
  title: "Words",
  Icon: PenLine,
  valueOf: ({ words }) => words.headline,
  shownAt: { "/": "See the first screen", "/#about": "See About" },
  fields: (
    <>
      <Wide>
        <SelectField
          name="language"
          label="Language of your words"
          hint="For screen readers and translators. Buttons, labels and legal texts stay English."
          options={[{ value: "es", label: "Spanish" }]}
          placeholder="English"
        />
      </Wide>
      <Text
        name="trade"
        label="What you do"
        hint="In a word or two, such as “Roofing”. With your town, the first thing that visitors and search engines read."
        isWide
      />
      <Text
        name="words.kicker"
        label="Line above the headline"
        hint="Such as “Family-owned in Boise, Idaho”. Without it: what you do and where."
        isWide
      />
      <Text name="words.headline" label="Headline" rows={2} />
      <Text name="words.subtext" label="Text below the headline" rows={2} />
      <Group legend="Badges" hint="Up to three, below the first screen.">
        <Rows name="words.badges" one="badge">
          {(row, number) => <TextField name={row} label={number} isLabelHidden />}
        </Rows>
      </Group>
      <Group legend="About">
        <Text name="words.aboutHeading" label="Heading of About" rows={2} />
        <Text
          name="words.about"
          label="Text of About"
          hint="A blank line begins a paragraph."
          rows={3}
        />
        <TitledTexts name="words.valuePoints" one="value point" />
      </Group>
      <Group legend="Headings and introductions">
        <Text name="words.servicesHeading" label="Heading of the services" />
        <Text name="words.reviewsHeading" label="Heading of the reviews" />
        <Text name="words.servicesIntro" label="Below the services' heading" rows={2} />
        <Text name="words.projectsIntro" label="Below the projects' heading" rows={2} />
        <Text name="words.areasIntro" label="Below the areas' heading" rows={2} />
        <Text name="words.formIntro" label="Above the form" rows={2} />
        <Text name="words.footer" label="In the footer" rows={2} />
      </Group>
      <Group legend="Steps beside the form" hint="What happens after a request.">
        <TitledTexts name="words.steps" one="step" />
      </Group>
    </>
  ),
};

function TitledTexts(list: { name: string; one: string }) {
  return (
    <Rows {...list}>
      {(row, number) => (
        <>
          <TextField name={`${row}.title`} label={number} />
          <LongTextField name={`${row}.text`} label={`${number}: its text`} rows={2} />
        </>
      )}
    </Rows>
  );
}

/** The cards of the two pages, by their titles there. */
const legalTexts = {
  Privacy: {
    "legal.privacyCollect": "Information We Collect (additional text)",
    "legal.privacyUse": "How We Use Your Information",
    "legal.privacySharing": "Information Sharing",
    "legal.privacySecurity": "Data Security",
    "legal.privacyRights": "Your Rights",
  },
  Terms: {
    "legal.termsAcceptance": "Acceptance of Terms",
    "legal.termsServices": "Services (additional text)",
    "legal.termsEstimates": "Estimates and Quotes",
    "legal.termsLicensing": "Licensing and Insurance",
    "legal.termsWarranties": "Warranties and Guarantees",
    "legal.termsLiability": "Limitation of Liability",
    "legal.termsWebsite": "Website Use",
  },
} as const;

const cardCount = Object.values(legalTexts).flatMap(Object.keys).length;

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
      {Object.entries(legalTexts).map(([page, cards]) => (
        <Group key={page} legend={page}>
          {Object.entries(cards).map(([name, title]) => (
            <Text key={name} name={name} label={title} rows={3} />
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
      <Rows name="serviceTypes" one="kind of work">
        {(row, number) => <TextField name={`${row}.label`} label={number} isLabelHidden />}
      </Rows>
    </>
  ),
};
