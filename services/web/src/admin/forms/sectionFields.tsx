import type { Business, BusinessSection } from "@ridgeline/contract/business";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { LongTextField, TextField, useFormField } from "../../form";
import { color, font, fontSize, space } from "../../theme";
import { Checkbox } from "../../ui/fields";
import { Grid } from "../../ui/layout";
import { Muted } from "../kit/adminLayout";
import { Wide } from "./contentFields";
import { schemaOf } from "../business/typedBusiness";

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

type GroupProps = { legend: string; hint?: string; children: ReactNode };

export function Group({ legend, hint, children }: GroupProps) {
  return (
    <Fieldset>
      <legend>{legend}</legend>
      {hint !== undefined && <FieldsHint>{hint}</FieldsHint>}
      <SectionGrid>{children}</SectionGrid>
    </Fieldset>
  );
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

/** A section's fields in two columns; `Wide` of contentFields.tsx takes both. */
export const SectionGrid = styled(Grid).attrs({ $min: "max(15rem, 40%)" })`
  align-items: start;
  gap: 20px ${space.s3};
`;

export const FieldsHint = styled(Muted)`
  grid-column: 1 / -1;
  margin-bottom: ${space.s2};
`;

type CheckFieldProps = {
  name: string;
  label: string;
  /** Ticked while the value is false. */
  isInverted?: boolean;
};

export function CheckField({ name, label, isInverted = false }: CheckFieldProps) {
  const { input, isSending } = useFormField<boolean>(name);
  return (
    <Check
      name={name}
      label={label}
      checked={isInverted ? !input.value : input.value}
      disabled={isSending}
      onChange={({ target }) => input.onChange(target.checked !== isInverted)}
    />
  );
}

type CheckProps = ComponentProps<typeof Checkbox> & { label: string };

/** A check box before its words. */
export function Check({ label, ...box }: CheckProps) {
  return (
    <CheckRow>
      <Checkbox {...box} />
      <span>{label}</span>
    </CheckRow>
  );
}

/** Boxes or circles to tick, below what they are about. */
export const Choices = styled.fieldset`
  grid-column: 1 / -1;
  min-width: 0;
  border: 0;

  > legend {
    margin-bottom: ${space.s1};
    padding: 0;
    color: ${color.ink};
    font-weight: 600;
  }
`;

const Fieldset = styled(Choices)`
  padding-top: 20px;
  border-top: 1px solid ${color.line};

  > legend {
    float: left;
    width: 100%;
    margin-bottom: ${space.s2};
    font: 560 ${fontSize.h4}/1.28 ${font.serif};
    letter-spacing: -0.012em;
  }

  > legend + * {
    clear: both;
  }

  > p {
    margin-top: -${space.s1};
  }

  &:first-child {
    padding-top: 0;
    border: 0;
  }
`;

const CheckRow = styled.label`
  display: inline-flex;
  flex: 0 1 9.5rem;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  color: ${color.ink};
  font-weight: 600;
  cursor: pointer;
`;
