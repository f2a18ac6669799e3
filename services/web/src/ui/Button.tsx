import type { ComponentPropsWithRef, MouseEvent } from "react";
import { styled } from "styled-components";
import {
  buttonStyles,
  type ButtonStyles,
  type ButtonSize,
  type ButtonVariant,
} from "./buttonStyles";
import { Spinner } from "./Spinner";

type ButtonProps = ComponentPropsWithRef<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While set, the button counts as disabled and shows this text next to a spinner: "Sending...". */
  busyText?: string | undefined;
};

export function Button({
  variant = "primary",
  size = "medium",
  busyText,
  children,
  ...rest
}: ButtonProps) {
  const isBusy = busyText !== undefined;
  return (
    <Root type="button" {...rest} {...(isBusy && BUSY)} $variant={variant} $size={size}>
      {isBusy ? (
        <>
          <Spinner />
          {busyText}
        </>
      ) : (
        children
      )}
    </Root>
  );
}

/** Disabled to screen readers and presses; the attribute `disabled` would also take the focus away. */
const BUSY = { "aria-disabled": true, "data-busy": "", onClick: ignorePress } as const;

/** A form is not submitted either. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

const Root = styled.button<ButtonStyles>`
  ${buttonStyles}
`;

/** A link that looks like a button. For the router: `<LinkButton as={Link} to={...}>`. */
export const LinkButton = styled.a<ButtonStyles>`
  ${buttonStyles}
`;
