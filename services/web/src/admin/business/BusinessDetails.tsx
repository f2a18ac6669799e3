import type { StoredBusiness } from "@ridgeline/contract/business";
import { styled } from "styled-components";
import { DiscardQuestion } from "../kit/ConfirmDialog";
import { useDiscardQuestion } from "../kit/keptEdit";
import { useLinkedItem } from "../kit/focus";
import { space } from "../../theme";
import { SampleOffer } from "./SampleOffer";
import { useSampleOffer } from "./useSampleOffer";
import { contactSection } from "./contactSection";
import { hoursSection } from "./hoursSection";
import { legalSection } from "./legalSection";
import { mapSection } from "./mapSection";
import { picturesSection } from "./picturesSection";
import { serviceTypesSection } from "./serviceTypesSection";
import { trustSection } from "./trustSection";
import { wordsSection } from "./wordsSection";
import { SectionFold } from "./SectionFold";
import { SectionForm } from "./SectionForm";
import type { SectionKind } from "./sectionKind";
import { useUnsaved } from "./useUnsaved";

const sections: readonly SectionKind[] = [
  contactSection,
  hoursSection,
  trustSection,
  wordsSection,
  picturesSection,
  serviceTypesSection,
  mapSection,
  legalSection,
];

type BusinessDetailsProps = {
  business: StoredBusiness;
  /** Reloads the business; resolves to whether that worked. */
  onReload: () => Promise<boolean>;
};

/** Everything that the site says about the business, section by section, each saved on its own. */
export function BusinessDetails({ business, onReload }: BusinessDetailsProps) {
  useLinkedItem();
  const { restored, report, unsaved } = useUnsaved();
  const question = useDiscardQuestion(unsaved.length > 0, () => {});
  const { offer, handleSaved, closeOffer } = useSampleOffer(business);

  return (
    <>
      <Stack>
        {sections.map((kind) => (
          <SectionFold
            key={kind.id}
            kind={kind}
            isUnsaved={unsaved.includes(kind.id)}
            isOpen={kind.id in restored}
          >
            <SectionForm
              kind={kind}
              business={business}
              restored={restored[kind.id]}
              onTyped={report}
              onSaved={handleSaved}
              onReload={onReload}
            />
          </SectionFold>
        ))}
      </Stack>
      {offer && <SampleOffer kinds={offer} onClose={closeOffer} />}
      <DiscardQuestion question={question} />
    </>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s2};
  max-width: 880px;
`;
