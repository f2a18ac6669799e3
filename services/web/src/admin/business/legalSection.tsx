import Scale from "lucide-react/icons/scale";
import { Group, FieldsHint } from "./sectionLayout";
import type { SectionKind } from "./sectionKind";
import { LongLine } from "./wordFields";

/** The cards of the two pages, by their titles there. */
const pages = {
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
      {Object.entries(pages).map(([page, titles]) => (
        <Group key={page} legend={page}>
          {Object.entries(titles).map(([card, title]) => (
            <LongLine key={card} name={`legal.${card}`} label={title} rows={3} />
          ))}
        </Group>
      ))}
    </>
  ),
};
