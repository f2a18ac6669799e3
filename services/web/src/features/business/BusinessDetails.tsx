import type { StoredBusiness } from "@ridgeline/contract/business";
import type { BusinessSection } from "@ridgeline/contract/businessSections";
import { useCallback, useState } from "react";
import { styled } from "styled-components";
import { DiscardQuestion } from "../../admin/dialog/DiscardQuestion";
import { useDiscardQuestion } from "../../admin/dialog/keptEdit";
import { space } from "../../theme";
import { SampleOffer } from "./samples/SampleOffer";
import { useSampleOffer } from "./samples/useSampleOffer";
import { contactSection } from "./sections/contactSection";
import { hoursSection } from "./sections/hoursSection";
import { legalSection } from "./sections/legalSection";
import { mapSection } from "./sections/mapSection";
import { picturesSection } from "./sections/picturesSection";
import { serviceTypesSection } from "./sections/serviceTypesSection";
import { trustSection } from "./sections/trustSection";
import { wordsSection } from "./sections/wordsSection";
import { SectionFold } from "./SectionFold";
import { SectionForm } from "./SectionForm";
import type { SectionKind } from "./sectionKind";
import { useUnsaved } from "./useUnsaved";

type BusinessDetailsProps = {
  business: StoredBusiness;
  /** Reads the business again; true once it is there. */
  onReload: () => Promise<boolean>;
};

/** Everything that the site says about the business, section by section, each saved on its own. */
export function BusinessDetails({ business, onReload }: BusinessDetailsProps) {
  const { restored, report, isUnsaved } = useUnsaved();
  const question = useDiscardQuestion(isUnsaved, () => {});
  const { offer, handleSaved, closeOffer } = useSampleOffer(business);

  const renderSection = <Draft extends object>(kind: SectionKind<Draft>) => (
    <Section
      key={kind.id}
      kind={kind}
      business={business}
      restored={restored[kind.id]}
      onTyped={report}
      onSaved={handleSaved}
      onReload={onReload}
    />
  );

  return (
    <>
      <Stack>
        {renderSection(contactSection)}
        {renderSection(hoursSection)}
        {renderSection(trustSection)}
        {renderSection(wordsSection)}
        {renderSection(picturesSection)}
        {renderSection(serviceTypesSection)}
        {renderSection(mapSection)}
        {renderSection(legalSection)}
      </Stack>
      {offer && <SampleOffer kinds={offer} onClose={closeOffer} />}
      <DiscardQuestion question={question} />
    </>
  );
}

type SectionProps<Draft extends object> = {
  kind: SectionKind<Draft>;
  business: StoredBusiness;
  restored: object | undefined;
  onTyped: (section: BusinessSection, draft: object | undefined) => void;
  onSaved: (saved: StoredBusiness) => void;
  onReload: () => Promise<boolean>;
};

function Section<Draft extends object>({ kind, onTyped, ...form }: SectionProps<Draft>) {
  const [isTyped, setIsTyped] = useState(false);
  const handleTyped = useCallback(
    (draft: object | undefined) => {
      setIsTyped(draft !== undefined);
      onTyped(kind.id, draft);
    },
    [kind.id, onTyped],
  );
  return (
    <SectionFold kind={kind} isUnsaved={isTyped} isOpen={form.restored !== undefined}>
      <SectionForm kind={kind} onTyped={handleTyped} {...form} />
    </SectionFold>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s2};
  max-width: 880px;
`;
