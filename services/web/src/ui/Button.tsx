import { LoaderCircle } from "lucide-react";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import { css, keyframes, styled } from "styled-components";
import { color, duration, media, radius, shadow, space, tap } from "../theme";

type ButtonVariant = "primary" | "line" | "ghost" | "danger" | "dangerSolid";
type ButtonSize = "medium" | "large";
export type ButtonStyles = { $variant?: ButtonVariant; $size?: ButtonSize };

type ButtonProps = ComponentPropsWithRef<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While set, the button counts as disabled and shows this text next to a spinner: "Sending...". */
  busyText?: string | undefined;
};

/** Disabled to screen readers and presses; the attribute `disabled` would also take the focus away. */
const BUSY = { "aria-disabled": true, "data-busy": "", onClick: ignorePress } as const;

export function Button(props: ButtonProps) {
  const { variant = "primary", size = "medium", busyText, children, ...rest } = props;
  const content = "busyText" in props ? <Content>{children}</Content> : children;
  const isBusy = busyText !== undefined;
  return (
    <Root type="button" {...rest} {...(isBusy && BUSY)} $variant={variant} $size={size}>
      {isBusy ? (
        <Content key="busy">
          <LoaderCircle />
          <span>{busyText}</span>
        </Content>
      ) : (
        content
      )}
    </Root>
  );
}

/** React takes a busy button's text away as a whole element: a browser's translation puts another node in place of the text. */
const Content = styled.span`
  display: contents;
`;

/** A form is not submitted either. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

const turn = keyframes`
  to {
    transform: rotate(360deg);
  }
`;

/** The look that Button and LinkButton share; also the spinner's, since a late style is one more for each element of the page. */
export const buttonStyles = css<ButtonStyles>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 48px;
  padding: 11px 22px;
  border: 1.5px solid var(--rim, transparent);
  border-radius: ${radius.medium};
  background: var(--face, none);
  color: var(--label);
  font-weight: 600;
  font-size: 1rem;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: ${duration.color};
  transition-property: background, color, border-color, transform;
  ${({ $variant = "primary" }) => buttonVariants[$variant]}
  ${({ $size = "medium" }) => $size === "large" && large}

  ${media.hover} {
    &:hover {
      border-color: var(--rim-hover, transparent);
      background: var(--face-hover);
      color: var(--label-hover);
    }
  }

  &:active {
    transform: translateY(1px);
  }

  &:disabled {
    cursor: default;
    opacity: 0.55;
  }

  &[data-busy] {
    cursor: progress;
    background: ${color.busy};
    border-color: transparent;
    box-shadow: none;
    color: ${color.onBusy};
    transform: none;

    svg {
      animation: ${turn} 1s linear infinite;
    }

    ${media.forcedColors} {
      background: GrayText;
    }
  }
`;

const large = css`
  min-height: 56px;
  padding: 14px ${space.s3};
  font-size: 1.0625rem;
`;

/** Colors, also of the button under the pointer, and what else a variant has of its own. */
export const buttonVariants = {
  primary: css`
    --face: ${tap.fill};
    --label: ${tap.ink};
    --rim: ${tap.line};
    --rim-hover: ${tap.line};
    --face-hover: ${tap.fillDeep};
    --label-hover: ${tap.ink};
    box-shadow: ${shadow.button};

    ${media.forcedColors} {
      --face: ButtonText;
      --label: ButtonFace;
      --face-hover: ButtonText;
      --label-hover: ButtonFace;
      forced-color-adjust: none;
    }
  `,
  line: css`
    --face: ${tap.plate};
    --rim: ${tap.base};
    --label: ${tap.base};
    --face-hover: ${tap.wash};
    --rim-hover: ${tap.deep};
    --label-hover: ${tap.deep};
  `,
  ghost: css`
    --label: ${tap.base};
    --face-hover: ${tap.wash};
    --label-hover: ${tap.deep};
    padding-inline: 12px;
  `,
  danger: css`
    --label: ${color.danger};
    --face-hover: ${color.dangerWash};
    --label-hover: ${color.danger};
    padding-inline: 12px;
  `,
  dangerSolid: css`
    --face: ${color.danger};
    --label: ${color.onDanger};
    --face-hover: ${color.dangerDeep};
    --label-hover: ${color.onDanger};
  `,
};

const Root = styled.button<ButtonStyles>`
  ${buttonStyles}
`;

/** A link that looks like a button, by the same rules. */
export const LinkButton = styled(Root).attrs({ as: "a" })``;

/** A 48 px button with an icon only: give it an `aria-label`. */
export const IconButton = styled.button.attrs({ type: "button" })`
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  padding: 0;
  border-radius: ${radius.small};
  color: ${tap.base};

  ${media.hover} {
    &:hover {
      background: ${tap.wash};
      color: ${tap.deep};
    }
  }
`;
