import { checkStoredBusiness } from "@ridgeline/contract/checks/checkStoredBusiness";
import type { Business, StoredBusiness } from "@ridgeline/contract/business";
import { type BusinessSection, businessSections } from "@ridgeline/contract/businessSections";
import { setIn } from "final-form";
import type { LucideIcon } from "lucide-react/types";
import type { ReactNode } from "react";
import { problemsIn } from "../../api/problemsIn";
import { pruneDraft, toDraftPath } from "./pruneDraft";
import { readTexts, toTexts } from "./sectionTexts";

/** One part of the business that is edited and saved by itself. The fields of its form have the contract's paths as names. */
export type SectionKind = Readonly<{
  id: BusinessSection;
  title: string;
  /** What is in it, shown with its title. */
  about: string;
  Icon: LucideIcon;
  /** Where visitors see it. */
  shownAt: readonly { href: string; label: string }[];
  /** Instead of the contract's messages, by path. */
  messages?: Readonly<Record<string, string>>;
  fields: ReactNode;
  /** The fields that the form does not hold as plain text. (Methods, so that each section can have its own draft type.) */
  draftOf?(business: Business): Draft;
  /** The same fields with the contract's types. */
  toFields?(draft: Draft, business: Business): object;
}>;

/** What the form of a section holds. */
export type Draft = Record<string, unknown>;

export function draftOf(kind: SectionKind, business: Business): Draft {
  return { ...toTexts(kind.id, business), ...kind.draftOf?.(business) };
}

/** The business with what is typed in place of the section; what is empty in it is left out. */
export function mergeDraft(kind: SectionKind, draft: Draft, business: StoredBusiness) {
  const fields = { ...readTexts(kind.id, draft), ...kind.toFields?.(draft, business) };
  const others = Object.entries(business).filter(([name]) => !isOf(kind.id, name));
  const merged = { ...Object.fromEntries(others), ...pruneDraft(fields) };
  return {
    merged: merged as StoredBusiness, // checked before it is sent
    toDraftPath: (path: string) => toDraftPath(fields, path),
  };
}

export type FieldErrors = Record<string, unknown>;

/** The contract's problems with what is typed, as React Final Form takes them: nested like the form's values. */
export function findErrors(kind: SectionKind, draft: Draft, business: StoredBusiness): FieldErrors {
  const { merged, toDraftPath } = mergeDraft(kind, draft, business);
  const checked = checkStoredBusiness(merged);
  return checked.ok ? {} : toErrors(kind, checked.problems, toDraftPath);
}

/** Assigns each problem in the server's refusal to its field; ignores those of other sections. */
export function toServerErrors(
  kind: SectionKind,
  body: string,
  toDraftPath: (path: string) => string,
): FieldErrors {
  return toErrors(kind, problemsIn(body), toDraftPath);
}

function toErrors(
  { id, messages = {} }: SectionKind,
  problems: readonly { field: string; message: string }[],
  toDraftPath: (path: string) => string,
): FieldErrors {
  return problems
    .filter(({ field }) => isOf(id, field.split(".")[0] ?? ""))
    .reduce<FieldErrors>(
      (errors, { field, message }) =>
        setIn(errors, toDraftPath(field), messages[field] ?? message) as FieldErrors, // an object stays one
      {},
    );
}

function isOf(section: BusinessSection, field: string): boolean {
  return (businessSections[section] as readonly string[]).includes(field);
}
