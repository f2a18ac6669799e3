import { businessSections, type StoredBusiness } from "@ridgeline/contract/business";
import { copyWithStructuralSharing } from "@reduxjs/toolkit/query";
import { type FocusEvent, memo, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-final-form";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { asApiFailure } from "../api/callApi";
import { type Failure, RedrawFields } from "../form";
import { media, shadow, space } from "../theme";
import { Badge, GableTile } from "../ui/Badge";
import { Button } from "../ui/Button";
import { Card, Row, Stack } from "../ui/layout";
import { OutsideLink } from "../ui/links";
import { Redraw } from "../ui/Redraw";
import { TextLink } from "../ui/TextLink";
import { useToast } from "../ui/ToastProvider";
import { answersSection } from "./business/answersSection";
import {
  useGetBusinessQuery,
  useGetSetupQuery,
  useSaveBusinessMutation,
} from "./business/businessApi";
import { colorsSection } from "./business/colorsSection";
import { contactSection } from "./business/contactSection";
import { hoursSection } from "./business/hoursSection";
import { mapSection } from "./business/mapSection";
import { picturesSection } from "./business/picturesSection";
import { FieldGrid } from "./forms/fieldGroups";
import type { SectionKind } from "./business/section";
import { trustSection } from "./business/trustSection";
import { findErrors, toBusiness } from "./business/typedBusiness";
import { legalSection, serviceTypesSection, wordsSection } from "./business/wordsSection";
import { CardFold, cardInset, navigationSpace, OneLine, SpreadRow } from "./kit/adminLayout";
import { passFocusOn } from "./kit/focus";
import { AdminListStates, fetchOnEntry } from "./lists/listStates";
import { OwnerForm, SendButton } from "./forms/OwnerForm";
import { BackToDashboard, usePageTitle } from "./kit/PageHead";
import { type Typed, useTyped } from "./forms/typed";
import { NotSaved, notSaved, useDiscardQuestion } from "./forms/unsaved";
import { createWording } from "./lists/wording";

const wording = createWording({ one: "business details", many: "business details" });

export function BusinessPage() {
  usePageTitle(wording.title);
  const query = useGetBusinessQuery(undefined, fetchOnEntry);
  const { isLoading } = useGetSetupQuery(); // what is still the sample's is marked
  const { data: business, refetch } = query;
  return (
    <>
      <BackToDashboard />
      <h1>{wording.title}</h1>
      <Lead>What the site says about your business. Open a part, change it, and save.</Lead>
      <AdminListStates
        list={{ ...query, data: business && !isLoading ? [business] : undefined }}
        wording={wording}
      >
        {([read]) => read && <BusinessForm read={read} refetch={refetch} />}
      </AdminListStates>
    </>
  );
}

const sections: readonly SectionKind[] = [
  contactSection,
  hoursSection,
  answersSection,
  trustSection,
  wordsSection,
  picturesSection,
  colorsSection,
  serviceTypesSection,
  mapSection,
  legalSection,
];

type BusinessFormProps = { read: StoredBusiness; refetch: () => unknown };

/** The whole business is one form with one version. */
function BusinessForm({ read, refetch }: BusinessFormProps) {
  // What the form began with: a newer one replaces it only while nothing is typed.
  const [base, setBase] = useState(read);
  const [save, { error, reset }] = useSaveBusinessMutation();
  const raiseToast = useToast();
  const handleSave = async (typed: Typed<StoredBusiness>): Promise<Failure | undefined> => {
    try {
      const saved = await save(toBusiness(typed, base)).unwrap();
      setBase(saved);
      raiseToast({
        title: "Saved",
        text: "The site shows it within a few seconds.",
        tone: "success",
      });
      return undefined;
    } catch (refusal) {
      return notSaved(asApiFailure(refusal));
    }
  };
  const handleDiscard = () => {
    reset();
    void refetch();
  };

  return (
    <OwnerForm<Typed<StoredBusiness>>
      initialValues={base}
      validate={(typed) => findErrors(typed, base)}
      onSave={handleSave}
    >
      <Parts
        base={base}
        isStale={asApiFailure(error)?.status === 409}
        onDiscarded={handleDiscard}
        onClean={() => setBase(read.version > base.version ? read : base)}
      />
    </OwnerForm>
  );
}

type PartsProps = {
  base: StoredBusiness;
  /** Another window has saved meanwhile. */
  isStale: boolean;
  onDiscarded: () => void;
  onClean: () => void;
};

function Parts({ base, isStale, onDiscarded, onClean }: PartsProps) {
  const { data: setup } = useGetSetupQuery();
  const form = useForm();
  const { values, initialValues, submitting } = useTyped<StoredBusiness>();
  const before = useMemo(
    () => toBusiness({ ...base, ...initialValues }, base),
    [base, initialValues],
  );
  const now = copyWithStructuralSharing(before, toBusiness(values, base));
  const unsaved = sections.filter(({ id }) =>
    businessSections[id].some((field) => now[field] !== before[field]),
  );
  const isDirty = unsaved.length > 0;
  const [question, discard] = useDiscardQuestion(isDirty, () => {
    form.reset();
    onDiscarded();
  });
  useEffect(() => {
    if (!isDirty) onClean();
  });

  return (
    <PartList onFocus={keepInSight}>
      {sections.map((kind) => (
        <SteadyPart
          key={kind.id}
          kind={kind}
          value={kind.valueOf(base)}
          isUnsaved={unsaved.includes(kind)}
          isSample={setup?.sampleParts.includes(kind.id) === true}
        />
      ))}
      <Redraw>
        {isDirty && (
          <SaveBar ref={passFocusOn}>
            <NotSaved />
            <Row>
              <SendButton busyText="Saving...">Save Changes</SendButton>
              <Button
                variant="line"
                aria-disabled={submitting}
                onClick={submitting ? undefined : discard}
              >
                {isStale ? "Reload" : "Discard"}
              </Button>
            </Row>
          </SaveBar>
        )}
        {question}
      </Redraw>
    </PartList>
  );
}

/** When Chromium scrolls to a text area, it ignores what covers the edge of the screen. */
function keepInSight({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
}

type PartProps = { kind: SectionKind; value: string; isUnsaved: boolean; isSample: boolean };

/** Folded until the owner opens it; an address with its name (#hours) and a wrong field in it open it, too. */
function Part({ kind, value, isUnsaved, isSample }: PartProps) {
  const { id, title, Icon, shownAt, fields } = kind;
  const location = useLocation();
  const root = useRef<HTMLDetailsElement>(null);
  // It then stays in the page, since it may hold unsaved text.
  const [hasBeenOpen, setHasBeenOpen] = useState(location.hash === `#${id}`);
  useEffect(() => {
    if (!root.current || location.hash !== `#${id}`) return;
    root.current.open = true;
    root.current.querySelector("summary")?.focus({ preventScroll: true });
  }, [location, id]);

  return (
    <PartFold
      ref={root}
      id={id}
      onToggle={(event) => {
        flushSync(() => setHasBeenOpen(true)); // so that there is something to scroll to
        showHead(event);
      }}
      heading={
        <Redraw>
          <PartHead>
            <GableTile>
              <Icon />
            </GableTile>
            <div>
              <Row $gap="s1">
                <h2>{title}</h2>
                {isUnsaved && <Badge $isOn={false}>Not saved</Badge>}
                {isSample && !isUnsaved && <Badge $isOn={false}>Still the sample's</Badge>}
              </Row>
              <OneLine as="div" dir="auto">
                {value}
              </OneLine>
            </div>
          </PartHead>
        </Redraw>
      }
    >
      {hasBeenOpen && (
        <PartBody>
          <FieldGrid>
            <RedrawFields>{fields}</RedrawFields>
          </FieldGrid>
          <Row $gap="md">
            {Object.entries(shownAt).map(([href, label]) => (
              <TextLink key={href} as={OutsideLink} href={href}>
                {label}
              </TextLink>
            ))}
          </Row>
        </PartBody>
      )}
    </PartFold>
  );
}

/** Not drawn again for each letter. */
const SteadyPart = memo(Part);

/** Scrolls an opened part to the top, unless it was opened to show a wrong field. */
function showHead({ currentTarget: part }: { currentTarget: HTMLDetailsElement }): void {
  if (part.open && !part.querySelector("[aria-invalid=true]:focus")) part.scrollIntoView();
}

const Lead = styled.p`
  margin: ${space.s1} 0 ${space.s3};
`;

const PartList = styled(Stack).attrs({ $gap: "s2" })`
  max-width: 880px;

  /* the bar must not cover what has the focus */
  :is(input, select, textarea, button, a, summary) {
    scroll-margin-bottom: 104px;
  }

  [aria-invalid="true"] {
    scroll-margin-bottom: 184px; /* its message of three lines, too */
  }
`;

const PartFold = styled(CardFold)`
  scroll-margin-top: ${space.s1};

  > summary {
    padding-block: clamp(16px, 2vw, 20px);
  }
`;

const PartHead = styled(SpreadRow)`
  flex: 1;
  min-width: 0;

  > :last-child {
    flex: 1;
    min-width: 0;
  }

  ${GableTile} {
    ${media.upToPhone} {
      display: none;
    }
  }
`;

const PartBody = styled(Stack).attrs({ $gap: "md" })`
  padding: ${space.s2} ${cardInset};
`;

const SaveBar = styled(Card)`
  position: sticky;
  z-index: 1;
  bottom: ${navigationSpace.bottom};
  padding: 12px ${cardInset};
  box-shadow: ${shadow.raised};

  button {
    flex: 1 1 auto;
    max-width: 12rem;
  }

  ${media.tiny} {
    position: static;
  }
`;
