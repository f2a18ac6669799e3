import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { css, styled } from "styled-components";
import { color, duration, fontSize, media, radius, space, tap } from "../theme";
import { visuallyHidden } from "./text";

/** Ties a control to its label, hint and error; spread it on the control. */
export type ControlProps = {
  id: string;
  "aria-required"?: true;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

export type FieldProps = {
  label: string;
  id?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What to do, in plain words, below an error that does not say it. */
  help?: string | undefined;
  isOptional?: boolean;
  /** For a field whose place in a list says what it is. */
  isLabelHidden?: boolean;
  /** Announced only. Not the attribute `required`, with which some screen readers report an empty field as invalid at once. */
  isRequired?: boolean;
  /** Shown below the error: a way to fix it. */
  remedy?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, hint, error and help, from top to bottom. Required fields have no visible mark. */
export function Field({
  label,
  id: ownId,
  hint,
  error,
  help,
  isOptional = false,
  isLabelHidden = false,
  isRequired = false,
  remedy,
  children,
}: FieldProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const helpId = help === undefined ? undefined : `${id}-help`;
  const describedBy = [errorId, helpId, hintId].filter((part) => part !== undefined).join(" ");
  const control: ControlProps = { id };
  if (isRequired) control["aria-required"] = true;
  if (error !== undefined) control["aria-invalid"] = true;
  if (describedBy !== "") control["aria-describedby"] = describedBy;
  const Title = isLabelHidden ? HiddenLabel : Label;

  return (
    <div>
      <Title htmlFor={id}>
        {isOptional ? (
          <>
            <span>{`${label} `}</span>
            <Optional>(optional)</Optional>
          </>
        ) : (
          label
        )}
      </Title>
      {children(control)}
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {help !== undefined && <Help id={helpId}>{help}</Help>}
      {remedy}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <Message id={id}>
      <CircleAlert />
      <span>{children}</span>
    </Message>
  );
}

type SelectProps = Omit<ComponentProps<"select">, "children"> & {
  options: readonly { value: string; label: string; lang?: string | undefined }[];
  /** The text for "not chosen", which can be chosen again. */
  placeholder?: string | undefined;
};

/** The browser's own select: works before any script, and a phone shows its own picker. */
export function Select({ options, placeholder, ...control }: SelectProps) {
  const isEmpty = placeholder !== undefined && control.value === "";
  return (
    <SelectFrame>
      <Control {...control} data-empty={isEmpty ? "" : undefined}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </Control>
    </SelectFrame>
  );
}

export const Label = styled.label`
  display: block;
  margin-bottom: ${space.s1};
  color: ${color.ink};
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.3;
`;

const HiddenLabel = styled.label`
  ${visuallyHidden}
`;

export const Optional = styled.span`
  margin-left: 3px;
  color: ${color.muted};
  font-weight: 400;
`;

const Hint = styled.span`
  display: block;
  margin-top: ${space.s1};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

const Help = styled(Hint)`
  margin-top: 4px;
  color: ${color.ink};
  font-weight: 600;
`;

const Message = styled.p`
  --icon: 20px;
  display: flex;
  gap: ${space.s1};
  margin-top: ${space.s1};
  color: ${color.danger};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.4;
`;

/** Room around an invalid control that the page scrolls to: for its label and a phone's toast above, and its error below. */
export const invalidControlStyles = css`
  scroll-margin-block: 168px 96px;
`;

/** `aria-invalid` makes it red. */
export const TextInput = styled.input`
  display: block;
  width: 100%;
  min-height: 52px;
  padding: 12px ${space.s2};
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.field};
  color: ${color.ink};
  font-size: 1.0625rem;
  line-height: 1.4;
  transition:
    border-color ${duration.color},
    box-shadow ${duration.color};

  &::placeholder {
    color: ${color.placeholder};
    opacity: 1;
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.ground700};
    }
  }

  &:focus {
    outline: 3px solid ${color.ground800};
    outline-offset: 1px;
    border-color: ${color.ground800};
  }

  &[aria-invalid="true"] {
    ${invalidControlStyles}
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
    background: ${color.fieldBad};
  }
`;

/* By the same rules, which the page then has once. */
export const TextArea = styled(TextInput).attrs({ as: "textarea" })`
  min-height: 144px;
  resize: vertical;

  /* it grows with its text */
  &[rows] {
    min-height: 76px;
    max-height: 60vh;
    field-sizing: content;
  }
`;

/* With an arrow, which is no picture: each would be a document of its own. */
const SelectFrame = styled.div`
  position: relative;

  &::after {
    content: "";
    position: absolute;
    top: calc(50% - 7px);
    right: 21px;
    width: 8px;
    height: 8px;
    border: solid ${tap.base};
    border-width: 0 1.6px 1.6px 0;
    transform: rotate(45deg);
    pointer-events: none;

    ${media.forcedColors} {
      border-color: ButtonText;
    }
  }
`;

const Control = styled(TextInput).attrs({ as: "select" })`
  appearance: none;
  padding-right: ${space.s6};
  text-overflow: ellipsis;
  cursor: pointer;

  &[data-empty] {
    color: ${color.placeholder};
  }

  option {
    background: ${color.sheet};
    color: ${color.ink};
  }
`;

/** A native check box, 28 px; its label makes the 48 px row. */
export const Checkbox = styled.input.attrs({ type: "checkbox" })`
  appearance: none;
  flex: none;
  width: 28px;
  height: 28px;
  margin: 0;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.field};
  cursor: pointer;

  &:checked {
    border-color: ${tap.base};
    background: ${tap.fill};
  }

  &:checked::before {
    content: "";
    display: block;
    width: 9px;
    height: 16px;
    margin: 2px auto;
    border: solid ${tap.ink};
    border-width: 0 3px 3px 0;
    transform: rotate(42deg);
  }

  &[aria-invalid="true"] {
    ${invalidControlStyles}
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`;

/** For a label around a radio button that is drawn as a picture: the button itself is invisible, and as large as the label. */
export const coveringRadioStyles = css`
  position: relative;
  display: grid;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    appearance: none;
    margin: 0;
    border-radius: inherit;
    cursor: pointer;
  }
`;
