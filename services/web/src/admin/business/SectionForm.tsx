import type { StoredBusiness } from "@ridgeline/contract/business";
import type { BusinessSection } from "@ridgeline/contract/businessSections";
import { type FocusEvent, type ReactNode, useCallback, useMemo } from "react";
import { Form } from "react-final-form";
import { styled } from "styled-components";
import { Advice } from "../kit/Advice";
import { cardInset, navigationSpace, SideButton } from "../kit/layout";
import { type Submit, useSubmit } from "../../useSubmit";
import { color, space } from "../../theme";
import { OutsideLink } from "../../ui/OutsideLink";
import { Conflict } from "./Conflict";
import { type Draft, draftOf, findErrors, type SectionKind } from "./sectionKind";
import { SectionGrid } from "./sectionLayout";
import { DraftSync } from "./DraftSync";
import { useSaveSection } from "./useSaveSection";

type SectionFormProps = {
  kind: SectionKind;
  /** As it was read last: every save builds on it. */
  business: StoredBusiness;
  /** What was typed before a logout or a reload. */
  restored: object | undefined;
  /** The draft while it differs from what is stored. */
  onTyped: (section: BusinessSection, draft: Draft | undefined) => void;
  onSaved: (saved: StoredBusiness) => void;
  /** Reloads the business; what is typed stays. */
  onReload: () => Promise<boolean>;
};

export function SectionForm({
  kind,
  business,
  restored,
  onTyped,
  onSaved,
  onReload,
}: SectionFormProps) {
  const stored = useMemo(() => draftOf(kind, business), [kind, business]);
  const validate = useCallback(
    (draft: Draft) => findErrors(kind, draft, business),
    [kind, business],
  );
  const { save, isSaving, conflict, settleConflict } = useSaveSection(kind, business, onSaved);

  return (
    <Form<Draft>
      initialValues={stored}
      keepDirtyOnReinitialize
      validate={validate}
      onSubmit={save}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, submitting }) => (
        <SectionElement onSubmit={handleSubmit}>
          {restored && <Notice text="What you typed is back. It has not been saved yet." />}
          <SectionGrid>{kind.fields}</SectionGrid>
          {/* After the fields: each takes its stored value when it appears. */}
          <DraftSync section={kind.id} restored={restored} onTyped={onTyped} />
          {conflict && (
            <Conflict conflict={conflict} onReload={onReload} onReloaded={settleConflict} />
          )}
          <Links>
            {kind.shownAt.map(({ href, label }) => (
              <PreviewLink key={href} href={href}>
                {label}
              </PreviewLink>
            ))}
          </Links>
          <Foot>
            <SideButton type="submit" busyText={busyText(submitting === true, isSaving)}>
              Save {kind.title}
            </SideButton>
          </Foot>
        </SectionElement>
      )}
    </Form>
  );
}

/** What the button says while this section is saved, or another one, for which it waits. */
function busyText(isThisSaved: boolean, isAnySaved: boolean): string | undefined {
  if (isThisSaved) return "Saving...";
  return isAnySaved ? "One moment..." : undefined;
}

/** Inside the form, since its hook needs it. */
function SectionElement({ onSubmit, children }: { onSubmit: Submit; children: ReactNode }) {
  const handleSubmit = useSubmit(onSubmit);
  return (
    <Root onSubmit={handleSubmit} onFocus={keepInSight} noValidate>
      {children}
    </Root>
  );
}

/** When Chromium scrolls to a text area, it ignores what covers the edge of the screen. */
function keepInSight({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
}

const Root = styled.form`
  padding: ${space.s2} ${cardInset} 0;

  /* the foot is sticky, and must not cover the field that has the focus */
  input,
  select,
  textarea,
  button {
    scroll-margin-bottom: 104px;
  }
`;

const Notice = styled(Advice)`
  margin-bottom: 20px;
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s3};
  margin-top: 20px;
`;

const Foot = styled.div`
  position: sticky;
  z-index: 1;
  bottom: ${navigationSpace.bottom};
  margin: ${space.s1} calc(-1 * ${cardInset}) 0;
  padding: 12px ${cardInset};
  border-top: 1px solid ${color.line};
  border-radius: 0 0 15px 15px;
  background: ${color.sheet};
`;

const PreviewLink = styled(OutsideLink)`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  font-weight: 650;
`;
