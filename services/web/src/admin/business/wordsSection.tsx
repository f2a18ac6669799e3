import { businessSchema } from "@ridgeline/contract/business";
import { PenLine, Scale } from "lucide-react";
import { Fragment } from "react";
import { styled } from "styled-components";
import { LongTextField, TextField } from "../../form";
import { Wide } from "../kit/contentFields";
import type { SectionKind } from "./sectionKind";
import { FieldsHint, Group } from "./sectionLayout";

const { badges, valuePoints, steps } = businessSchema.properties.words.properties;

/** The labels of the single texts; the dashboard names them, too (setup.tsx). */
export const wordLabels = {
  kicker: "Line above the headline",
  headline: "Headline",
  subtext: "Text below the headline",
  aboutHeading: "Heading of About",
  about: "Text of About",
  servicesHeading: "Heading of the services",
  reviewsHeading: "Heading of the reviews",
  servicesIntro: "Below the services' heading",
  projectsIntro: "Below the projects' heading",
  areasIntro: "Below the areas' heading",
  formIntro: "Above the form",
  footer: "In the footer",
} as const;

export const wordsSection: SectionKind = {
  id: "words",
  title: "Words",
  about: "Headline, About, what you promise, the steps",
  Icon: PenLine,
  shownAt: [
    { href: "/", label: "See the first screen" },
    { href: "/#about", label: "See About" },
  ],
  fields: (
    <>
      <Wide>
        <TextField
          name="words.kicker"
          label={wordLabels.kicker}
          hint="Such as “Family-owned in Boise, Idaho”"
          isOptional
        />
      </Wide>
      <Word name="headline" isOptional={false} />
      <Word name="subtext" isOptional={false} />
      <Group legend="Badges" hint="Up to three, below the first screen. An empty one is left out.">
        {Array.from({ length: badges.maxItems }, (_badge, index) => (
          <TextField
            key={index}
            name={`words.badges.${index}`}
            label={`Badge ${index + 1}`}
            isOptional
          />
        ))}
      </Group>
      <About />
      <Group legend="Headings and introductions">
        <TextField name="words.servicesHeading" label={wordLabels.servicesHeading} isOptional />
        <TextField name="words.reviewsHeading" label={wordLabels.reviewsHeading} isOptional />
        <Word name="servicesIntro" />
        <Word name="projectsIntro" />
        <Word name="areasIntro" />
        <Word name="formIntro" />
        <Word name="footer" />
      </Group>
      <Group
        legend="Steps beside the form"
        hint="What happens after a request. An empty step is left out."
      >
        <Pairs name="words.steps" one="Step" count={steps.maxItems} />
      </Group>
    </>
  ),
};

/** A line of text that a phone shows in several. */
const ROWS = 2;

type LongLineProps = {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  rows?: number;
};

/** As wide as the form. */
function LongLine({ isOptional = true, rows = ROWS, ...field }: LongLineProps) {
  return (
    <Wide>
      <LongTextField {...field} isOptional={isOptional} rows={rows} />
    </Wide>
  );
}

type WordProps = Omit<LongLineProps, "label"> & { name: keyof typeof wordLabels };

function Word({ name, ...rest }: WordProps) {
  return <LongLine {...rest} name={`words.${name}`} label={wordLabels[name]} />;
}

function About() {
  return (
    <Group legend="About">
      <Word name="aboutHeading" isOptional={false} />
      <Word name="about" hint="A blank line begins a paragraph." isOptional={false} rows={3} />
      <PointsHint>Up to four points below it. An empty one is left out.</PointsHint>
      <Pairs name="words.valuePoints" one="Point" count={valuePoints.maxItems} />
    </Group>
  );
}

type PairsProps = { name: string; one: string; count: number };

/** Slots for a title and a text each. */
function Pairs({ name, one, count }: PairsProps) {
  return Array.from({ length: count }, (_, index) => {
    const title = `${one} ${index + 1}`;
    const pair = `${name}.${index}`;
    return (
      <Fragment key={index}>
        <TextField name={`${pair}.title`} label={title} isOptional />
        <LongTextField name={`${pair}.text`} label={`${title}: its text`} isOptional rows={ROWS} />
      </Fragment>
    );
  });
}

/** The cards of the two pages, by their titles there; the dashboard names them, too (setup.tsx). */
export const legalLabels = {
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

export const legalSection: SectionKind = {
  id: "legal",
  title: "Legal texts",
  about: "What the Privacy and Terms pages say",
  Icon: Scale,
  shownAt: [
    { href: "/privacy", label: "See Privacy" },
    { href: "/terms", label: "See Terms" },
  ],
  fields: (
    <>
      <FieldsHint>
        One text for each card of the two pages. A blank line begins a paragraph; a card without a
        text is left out.
      </FieldsHint>
      {Object.entries(legalLabels).map(([page, titles]) => (
        <Group key={page} legend={page}>
          {Object.entries(titles).map(([card, title]) => (
            <LongLine key={card} name={`legal.${card}`} label={title} rows={3} />
          ))}
        </Group>
      ))}
    </>
  ),
};

/* nearer to the points than to the text */
const PointsHint = styled(FieldsHint)`
  margin: 4px 0 -4px;
`;
