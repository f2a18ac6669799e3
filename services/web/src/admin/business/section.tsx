import type { Business, BusinessSection } from "@ridgeline/contract/business";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { LongTextField, TextField } from "../../form";
import { Wide } from "../forms/fieldGroups";
import { schemaOf } from "./typedBusiness";

/** One part of the business. The fields of the form have the contract's paths as names. */
export type SectionKind = Readonly<{
  id: BusinessSection;
  title: string;
  Icon: LucideIcon;
  /** What the site says now, in one line. */
  valueOf: (business: Business) => string;
  /** Links to where the site shows it, by address. */
  shownAt: Readonly<Record<string, string>>;
  fields: ReactNode;
}>;

/** "License 12 · 4.9 stars", without what is missing. */
export function joinValues(values: readonly (string | number | undefined | false)[]): string {
  return values.filter(Boolean).join(" · ");
}

type TextProps = {
  name: string;
  label: string;
  hint?: string;
  /** The height of a field for long texts. */
  rows?: number;
  isWide?: boolean;
};

/** A plain text. What can be typed, and whether it must be, the contract says. */
export function Text({ rows, isWide = rows !== undefined, ...words }: TextProps) {
  const { type = "", format = "", isOptional } = schemaOf(words.name);
  const field = { ...words, isOptional };
  const keys = keyboards[type] ?? keyboards[format];
  const control =
    rows === undefined ? (
      <TextField {...field} {...keys} />
    ) : (
      <LongTextField {...field} rows={rows} />
    );
  return isWide ? <Wide>{control}</Wide> : control;
}

const keyboards: Readonly<Record<string, Pick<ComponentProps<typeof TextField>, "inputMode">>> = {
  integer: { inputMode: "numeric" },
  number: { inputMode: "decimal" },
  "web-url": { inputMode: "url" },
};
