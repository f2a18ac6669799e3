import type { StoredBusiness } from "@ridgeline/contract/business";
import type { BusinessSection } from "@ridgeline/contract/businessSections";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { color, fontSize, media, radius, shadow, space } from "../theme";
import { Badge, GableTile } from "../ui/Badge";
import { Fold } from "../ui/Fold";
import { createWording } from "./kit/wording";
import { DiscardQuestion } from "./kit/ConfirmDialog";
import { useLinkedItem } from "./kit/focus";
import { forgetEdit, keepEdit, recallEdit, useDiscardQuestion } from "./kit/keptEdit";
import { cardInset } from "./kit/layout";
import { AdminListStates, fetchOnEntry } from "./kit/listStates";
import { BackToDashboard, HeadRow } from "./kit/PageHead";
import { usePageTitle } from "./kit/usePageTitle";
import { useGetBusinessQuery } from "./business/businessApi";
import { contactSection } from "./business/contactSection";
import { hoursSection } from "./business/hoursSection";
import { mapSection } from "./business/mapSection";
import { picturesSection } from "./business/picturesSection";
import { SampleOffer, SamplesCard, useSampleOffer } from "./business/samples";
import { SectionForm } from "./business/SectionForm";
import type { SectionKind } from "./business/sectionKind";
import { serviceTypesSection } from "./business/serviceTypesSection";
import { trustSection } from "./business/trustSection";
import { legalSection, wordsSection } from "./business/wordsSection";

const wording = createWording({ one: "business details", many: "business details" });

/** What the site says about the business. */
export function BusinessPage() {
  usePageTitle(wording.title);
  const query = useGetBusinessQuery(undefined, fetchOnEntry);
  const { data: business, refetch } = query;
  const reload = async () => (await refetch()).isSuccess;
  return (
    <>
      <BackToDashboard />
      <Head>
        <h1>{wording.title}</h1>
      </Head>
      <Lead>
        What the site says about your business. Open a part, change it, and save that part.
      </Lead>
      <AdminListStates list={{ ...query, data: business && [business] }} wording={wording}>
        {([read]) => read && <BusinessDetails business={read} onReload={reload} />}
      </AdminListStates>
      <SamplesCard />
    </>
  );
}

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
function BusinessDetails({ business, onReload }: BusinessDetailsProps) {
  useLinkedItem();
  const { restored, report, unsaved } = useUnsaved();
  const question = useDiscardQuestion(unsaved.length > 0, () => {});
  const { offer, handleSaved, closeOffer } = useSampleOffer(business);

  return (
    <>
      <Sections>
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
      </Sections>
      {offer && <SampleOffer kinds={offer} onClose={closeOffer} />}
      <DiscardQuestion question={question} />
    </>
  );
}

type SectionFoldProps = {
  kind: SectionKind;
  isUnsaved: boolean;
  /** Whether it begins open. */
  isOpen: boolean;
  children: ReactNode;
};

/** One section, folded until the owner opens it; an address with its name (#hours) opens it, too. */
function SectionFold({ kind, isUnsaved, isOpen: isOpenFirst, children }: SectionFoldProps) {
  const { id, title, about, Icon } = kind;
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(isOpenFirst || hash === `#${id}`);
  // A section that was opened once stays in the page, since it may hold unsaved text.
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpen);
  return (
    <Root
      id={id}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open);
        if (open) setHasBeenOpen(true);
      }}
      heading={
        <SectionHead>
          <GableTile>
            <Icon aria-hidden />
          </GableTile>
          <span>
            <h2>{title}</h2>
            <span>{about}</span>
          </span>
          {isUnsaved && <Badge $isOn={false}>Not saved</Badge>}
        </SectionHead>
      }
    >
      {hasBeenOpen && children}
    </Root>
  );
}

/** Kept under the page's own name, so that the login leads back here. */
const PATH = "business";

type Drafts = Partial<Record<BusinessSection, object>>;

/** What is typed and not saved, of all sections: kept through a logout and a reload (decision 022). */
function useUnsaved() {
  const [restored, setRestored] = useState(recallDrafts);
  const drafts = useRef<Drafts>({});
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);

  /** A draft that differs from what is stored; undefined once it does not. */
  const report = useCallback((section: BusinessSection, draft: object | undefined) => {
    if (draft === undefined && !(section in drafts.current)) return;
    const { [section]: _before, ...others } = drafts.current;
    drafts.current = draft === undefined ? others : { ...others, [section]: draft };
    const names = Object.keys(drafts.current);
    if (names.length > 0) keepEdit({ path: PATH, values: drafts.current });
    else forgetEdit();
    // One report adds or removes one section at most, so an equal count means the same sections.
    setUnsaved((before) => (before.length === names.length ? before : names));
    if (draft === undefined) setRestored(({ [section]: _saved, ...others }) => others);
  }, []);

  return { restored, report, unsaved };
}

function recallDrafts(): Drafts {
  const kept = recallEdit();
  return kept?.path === PATH ? kept.values : {};
}

const Root = styled(Fold)`
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.resting};
  scroll-margin-top: ${space.s2};

  > summary {
    padding: 20px ${cardInset};
    border-radius: ${radius.large};
  }

  ${media.hover} {
    &:not([open]) > summary:hover {
      background: ${color.paper};
    }
  }

  ${media.upToPhone} {
    > summary {
      padding-block: ${space.s2};
    }
  }
`;

const SectionHead = styled.span`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1} ${space.s2};
  min-width: 0;

  > :nth-child(2) {
    flex: 1 1 6rem; /* below the tile, if the text is much larger */
    min-width: 0;
  }

  h2 + span {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.small};
    line-height: 1.4;
  }

  ${media.upToNarrow} {
    ${GableTile} {
      display: none;
    }
  }
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s2};
  max-width: 880px;
`;

/* as wide as the sections below */
const Head = styled(HeadRow)`
  max-width: 880px;
`;

const Lead = styled.p`
  margin: ${space.s1} 0 ${space.s3};
`;
