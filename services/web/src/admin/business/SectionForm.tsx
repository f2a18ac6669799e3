import type { StoredBusiness } from "@ridgeline/contract/business";
import type { BusinessSection } from "@ridgeline/contract/businessSections";
import type { FormApi } from "final-form";
import { RefreshCw } from "lucide-react";
import { type FocusEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { Form, useFormState } from "react-final-form";
import { styled } from "styled-components";
import { asApiFailure } from "../../api/callApi";
import { color, radius, space } from "../../theme";
import { Button } from "../../ui/Button";
import { OutsideLink } from "../../ui/links";
import { useToast } from "../../ui/ToastProvider";
import { type Submit, useSubmit } from "../../form";
import { cardInset, navigationSpace, SideButton } from "../kit/layout";
import { failureText } from "../kit/useCrudActions";
import { useSaveBusinessMutation } from "./businessApi";
import {
  type Draft,
  draftOf,
  type FieldErrors,
  findErrors,
  mergeDraft,
  type SectionKind,
  toServerErrors,
} from "./sectionKind";
import { SectionGrid } from "./sectionLayout";

type SectionFormProps = {
  kind: SectionKind;
  /** As it was read last: every save builds on it. */
  business: StoredBusiness;
  /** The draft while it differs from what is stored. */
  onTyped: (section: BusinessSection, draft: Draft | undefined) => void;
  onSaved: (saved: StoredBusiness) => void;
  /** Reloads the business; what is typed stays. */
  onReload: () => Promise<boolean>;
};

export function SectionForm({ kind, business, onTyped, onSaved, onReload }: SectionFormProps) {
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
          <SectionGrid>{kind.fields}</SectionGrid>
          <DraftSync section={kind.id} onTyped={onTyped} />
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

/** A 409's message that another window has saved meanwhile, and whether its details have been loaded since. */
type SaveConflict = { sentence: string; isReloaded: boolean };

/** Saves one section as part of the whole business, with the version that was read. */
function useSaveSection(
  kind: SectionKind,
  business: StoredBusiness,
  onSaved: (saved: StoredBusiness) => void,
) {
  // One call for all sections: two at once would name the same version, and the second would be refused.
  const [saveBusiness, { isLoading: isSaving }] = useSaveBusinessMutation({
    fixedCacheKey: "business",
  });
  const raiseToast = useToast();
  const [conflict, setConflict] = useState<SaveConflict>();

  const save = async (draft: Draft, form: FormApi<Draft>): Promise<FieldErrors | undefined> => {
    const { merged, toDraftPath } = mergeDraft(kind, draft, business);
    setConflict(undefined);
    try {
      const saved = await saveBusiness(merged).unwrap();
      showAsStored(form, draftOf(kind, saved));
      raiseToast({
        title: "Saved",
        text: "The site shows it within a few seconds.",
        about: kind.title,
        tone: "success",
      });
      onSaved(saved);
      return undefined;
    } catch (error) {
      const text = failureText(error, "Failed to save the business details");
      if (text === undefined) return undefined;
      raiseToast({ title: "Error", text, tone: "destructive" });
      const status = asApiFailure(error)?.status;
      if (status === 409) setConflict({ sentence: text, isReloaded: false });
      return status === 400 ? toServerErrors(kind, text, toDraftPath) : {};
    }
  };

  return {
    save,
    isSaving,
    conflict,
    settleConflict: () => setConflict((met) => met && { ...met, isReloaded: true }),
  };
}

/** What was typed becomes what is stored, without the spaces around it, so that nothing counts as unsaved. */
function showAsStored(form: FormApi<Draft>, draft: Draft): void {
  form.batch(() => {
    for (const [name, value] of Object.entries(draft)) {
      form.change(name, value);
    }
  });
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

type DraftSyncProps = Pick<SectionFormProps, "onTyped"> & { section: BusinessSection };

/** Reports what is typed. */
function DraftSync({ section, onTyped }: DraftSyncProps) {
  const { values, initialValues: stored } = useFormState<Draft>({
    subscription: { values: true, initialValues: true },
  });
  // The form's own `dirty` treats two lists, or two days, as different although their content is equal.
  const isTyped = JSON.stringify(values) !== JSON.stringify(stored);

  useEffect(() => {
    onTyped(section, isTyped ? values : undefined);
  }, [section, values, isTyped, onTyped]);

  return null;
}

type ConflictProps = {
  conflict: SaveConflict;
  onReload: () => Promise<boolean>;
  onReloaded: () => void;
};

/** Another window has saved meanwhile: offers to reload the details, and keeps what is typed here on top of them. */
function Conflict({ conflict, onReload, onReloaded }: ConflictProps) {
  const [isLoading, setIsLoading] = useState(false);

  const handlePress = async () => {
    setIsLoading(true);
    if (await onReload()) onReloaded();
    setIsLoading(false);
  };

  if (conflict.isReloaded) {
    return (
      <ConflictBox ref={takeFocus} tabIndex={-1}>
        The details are up to date now, with what you typed on top of them. Look them over, and save
        again.
      </ConflictBox>
    );
  }
  return (
    <ConflictBox $isBad>
      <p>{conflict.sentence}</p>
      <Button
        variant="line"
        busyText={isLoading ? "Reloading..." : undefined}
        onClick={() => void handlePress()}
      >
        <RefreshCw aria-hidden />
        Reload the details
      </Button>
    </ConflictBox>
  );
}

/** The button that had the focus is gone. */
function takeFocus(news: HTMLElement | null): void {
  news?.focus();
}

/** What the button says while this section is saved, or another one, for which it waits. */
function busyText(isThisSaved: boolean, isAnySaved: boolean): string | undefined {
  if (isThisSaved) return "Saving...";
  return isAnySaved ? "One moment..." : undefined;
}

const ConflictBox = styled.div<{ $isBad?: boolean }>`
  display: grid;
  justify-items: start;
  gap: 12px;
  margin-top: 20px;
  padding: ${space.s2} 20px;
  border: 1px solid ${({ $isBad }) => ($isBad ? color.dangerLine : color.line)};
  border-radius: ${radius.medium};
  background: ${({ $isBad }) => ($isBad ? color.dangerWash : color.green100)};
  color: ${({ $isBad }) => ($isBad ? color.dangerDeep : color.green800)};
  line-height: 1.5;
`;

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
