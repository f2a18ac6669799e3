import { businessSchema } from "@ridgeline/contract/business";
import PenLine from "lucide-react/icons/pen-line";
import { styled } from "styled-components";
import { Wide } from "../kit/contentFields";
import { TextField } from "../../form";
import { FieldsHint, Group } from "./sectionLayout";
import type { SectionKind } from "./sectionKind";
import { LongLine, Pairs } from "./wordFields";

const { badges, valuePoints, steps } = businessSchema.properties.words.properties;

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
          label="Line above the headline"
          hint="Such as “Family-owned in Boise, Idaho”"
          isOptional
        />
      </Wide>
      <LongLine name="words.headline" label="Headline" isOptional={false} />
      <LongLine name="words.subtext" label="Text below the headline" isOptional={false} />
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
        <TextField name="words.servicesHeading" label="Heading of the services" isOptional />
        <TextField name="words.reviewsHeading" label="Heading of the reviews" isOptional />
        <LongLine name="words.servicesIntro" label="Below the services' heading" />
        <LongLine name="words.projectsIntro" label="Below the projects' heading" />
        <LongLine name="words.areasIntro" label="Below the areas' heading" />
        <LongLine name="words.formIntro" label="Above the form" />
        <LongLine name="words.footer" label="In the footer" />
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

function About() {
  return (
    <Group legend="About">
      <LongLine name="words.aboutHeading" label="Heading of About" isOptional={false} />
      <LongLine
        name="words.about"
        label="Text of About"
        hint="A blank line begins a paragraph."
        isOptional={false}
        rows={3}
      />
      <PointsHint>Up to four points below it. An empty one is left out.</PointsHint>
      <Pairs name="words.valuePoints" one="Point" count={valuePoints.maxItems} />
    </Group>
  );
}

/* nearer to the points than to the text */
const PointsHint = styled(FieldsHint)`
  margin: 4px 0 -4px;
`;
