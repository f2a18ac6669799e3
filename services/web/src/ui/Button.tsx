import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from "./buttonLook";
import { Spinner } from "./Spinner";

type ButtonProps = ComponentPropsWithRef<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While set, the button is disabled and shows this text beside a spinner: "Sending...". */
  busyText?: string | undefined;
};

export function Button({
  variant = "primary",
  size = "medium",
  busyText,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  const isBusy = busyText !== undefined;
  return (
    <Root type="button" {...rest} $variant={variant} $size={size} disabled={isBusy || disabled}>
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

const Root = styled.button<ButtonLook>`
  ${buttonLook}
`;

/** A link that looks like a button. For the router: `<LinkButton as={Link} to={...}>`. */
export const LinkButton = styled.a<ButtonLook>`
  ${buttonLook}
`;
