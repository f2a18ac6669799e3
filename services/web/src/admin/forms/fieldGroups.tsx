import { type ComponentProps, type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { useFormField } from "../../form";
import { color, font, fontSize, space } from "../../theme";
import { Checkbox } from "../../ui/fields";
import { LinkFold } from "../../ui/Fold";
import { Grid } from "../../ui/layout";
import { Muted } from "../kit/adminLayout";

type GroupProps = { legend: string; hint?: string; children: ReactNode };

export function Group({ legend, hint, children }: GroupProps) {
  return (
    <Fieldset>
      <legend>{legend}</legend>
      {hint !== undefined && <FieldsHint>{hint}</FieldsHint>}
      <FieldGrid>{children}</FieldGrid>
    </Fieldset>
  );
}

type FieldFoldProps = { heading: ReactNode; hasError: boolean; children: ReactNode };

/** A field of a dialog that owners rarely need, folded away. */
export function FieldFold({ heading, hasError, children }: FieldFoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <LinkFold
      heading={<span>{heading}</span>}
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {children}
    </LinkFold>
  );
}

/** Fields in two columns; `Wide` takes both. */
export const FieldGrid = styled(Grid).attrs({ $min: "max(15rem, 40%)" })`
  align-items: start;
  gap: 20px ${space.s3};
`;

/** Takes both columns of a FieldGrid. */
export const Wide = styled.div`
  grid-column: 1 / -1;
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
