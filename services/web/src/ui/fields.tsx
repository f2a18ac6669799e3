import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { color, fontSize, space } from "../theme";

/** Ties a control to its label, hint and error; spread it on the control. */
export type ControlProps = {
  id: string;
  "aria-required"?: true;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

type FieldProps = {
  label: string;
  id?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What to do, in plain words, below an error that does not say it. */
  help?: string | undefined;
  isOptional?: boolean;
  /** Said to screen readers only. Not the attribute `required`, with which some call an empty field wrong from the start. */
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

  return (
    <div>
      <Label htmlFor={id}>
        {label} {isOptional && <Optional>(optional)</Optional>}
      </Label>
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
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </Message>
  );
}

const Label = styled.label`
  display: block;
  margin-bottom: ${space.s1};
  color: ${color.ink};
  font-size: 1rem;
  font-weight: 620;
  line-height: 1.3;
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
  display: flex;
  gap: ${space.s1};
  margin-top: ${space.s1};
  color: ${color.danger};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.4;

  svg {
    width: 20px;
    height: 20px;
  }
`;
