import { checkBusiness } from "@ridgeline/contract/checks/checkBusiness";
import type { Business, StoredBusiness } from "@ridgeline/contract/business";
import { type BusinessSection, businessSections } from "@ridgeline/contract/businessSections";
import { setIn } from "final-form";
import type { LucideIcon } from "lucide-react/types";
import type { ReactNode } from "react";
import { pruneDraft } from "./draft/pruneDraft";

/** One part of the business that is edited and saved by itself. The fields of its form have the contract's paths as names. */
export type SectionKind<Draft extends object> = Readonly<{
  id: BusinessSection;
  title: string;
  /** What is in it, beside its title. */
  about: string;
  Icon: LucideIcon;
  /** Where visitors see it. */
  shownAt: readonly { href: string; label: string }[];
  /** What the form holds: all texts, "" for what is missing. */
  draftOf: (business: Business) => Draft;
  /** The draft with the contract's types. What is empty in it is left out afterwards. */
  toFields: (draft: Draft, business: Business) => object;
  /** Where a field of the form has another name than the contract's path. */
  formPaths?: Readonly<Record<string, string>>;
  /** Instead of the contract's messages, by path. */
  messages?: Readonly<Record<string, string>>;
  renderFields: () => ReactNode;
}>;

/** The business with what is typed in place of the section. */
export function mergeDraft<Draft extends object>(
  { id, toFields }: SectionKind<Draft>,
  draft: Draft,
  business: StoredBusiness,
) {
  const { fields, toDraftPath } = pruneDraft(toFields(draft, business));
  const others = Object.entries(business).filter(([name]) => !isOf(id, name));
  const merged = { ...Object.fromEntries(others), ...fields };
  return { merged: merged as StoredBusiness, toDraftPath }; // checked before it is sent
}

export type FieldErrors = Record<string, unknown>;

/** The contract's problems with what is typed, as React Final Form takes them: nested like the form's values. */
export function findErrors<Draft extends object>(
  kind: SectionKind<Draft>,
  draft: Draft,
  business: StoredBusiness,
): FieldErrors {
  const { merged, toDraftPath } = mergeDraft(kind, draft, business);
  const { version: _version, ...input } = merged;
  const checked = checkBusiness(input);
  return checked.ok ? {} : toErrors(kind, checked.problems, toDraftPath);
}

/** A line "address.zip: Invalid" of the server's refusal, at its field; lines about other sections are not. */
export function toServerErrors<Draft extends object>(
  kind: SectionKind<Draft>,
  body: string,
  toDraftPath: (path: string) => string,
): FieldErrors {
  const problems = body.split("\n").flatMap((line) => {
    const [, field, message] = /^([\w.]+): (.+)$/.exec(line) ?? [];
    return field === undefined || message === undefined ? [] : [{ field, message }];
  });
  return toErrors(kind, problems, toDraftPath);
}

function toErrors<Draft extends object>(
  { id, formPaths = {}, messages = {} }: SectionKind<Draft>,
  problems: readonly { field: string; message: string }[],
  toDraftPath: (path: string) => string,
): FieldErrors {
  return problems
    .filter(({ field }) => isOf(id, field.split(".")[0] ?? ""))
    .reduce<FieldErrors>(
      (errors, { field, message }) =>
        setIn(
          errors,
          formPaths[field] ?? toDraftPath(field),
          messages[field] ?? message,
        ) as FieldErrors, // an object stays one
      {},
    );
}

function isOf(section: BusinessSection, field: string): boolean {
  return (businessSections[section] as readonly string[]).includes(field);
}
