import { css } from "styled-components";
import { color, duration, ease, media, radius, shadow, space, tap } from "../theme";

export type ButtonVariant = "primary" | "line" | "ghost" | "danger" | "dangerSolid";
export type ButtonSize = "medium" | "large";
export type ButtonStyles = { $variant?: ButtonVariant; $size?: ButtonSize };

/** The look that Button and LinkButton share. */
export const buttonStyles = css<ButtonStyles>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 48px;
  padding: 11px 22px;
  border: 1.5px solid transparent;
  border-radius: ${radius.medium};
  background: transparent;
  font-weight: 650;
  font-size: 1rem;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${duration.color},
    color ${duration.color},
    border-color ${duration.color},
    transform ${duration.color} ${ease};
  ${({ $variant = "primary" }) => variants[$variant]}
  ${({ $size = "medium" }) => $size === "large" && large}

  &:active {
    transform: translateY(1px);
  }

  &:disabled,
  &[data-busy] {
    cursor: progress;
    background: ${color.busy};
    border-color: transparent;
    box-shadow: none;
    color: ${color.onBusy};
    transform: none;
  }
`;

const large = css`
  min-height: 56px;
  padding: 14px ${space.s3};
  font-size: 1.0625rem;
`;

const variants = {
  primary: css`
    background: ${tap.base};
    color: ${tap.ink};
    box-shadow: ${shadow.button};

    ${media.hover} {
      &:hover {
        background: ${tap.deep};
        color: ${tap.ink};
      }
    }

    ${media.forcedColors} {
      forced-color-adjust: none;

      && {
        background: ButtonText;
        color: ButtonFace;
      }

      &&:disabled,
      &&[data-busy] {
        background: GrayText;
      }
    }
  `,
  line: css`
    background: ${tap.plate};
    border-color: ${tap.base};
    color: ${tap.base};

    ${media.hover} {
      &:hover {
        background: ${tap.wash};
        border-color: ${tap.deep};
        color: ${tap.deep};
      }
    }
  `,
  ghost: css`
    padding-inline: 12px;
    color: ${tap.base};

    ${media.hover} {
      &:hover {
        background: ${tap.wash};
        color: ${tap.deep};
      }
    }
  `,
  danger: css`
    padding-inline: 12px;
    color: ${color.danger};

    ${media.hover} {
      &:hover {
        background: ${color.dangerWash};
      }
    }
  `,
  dangerSolid: css`
    background: ${color.danger};
    color: ${color.onDanger};

    ${media.hover} {
      &:hover {
        background: ${color.dangerDeep};
      }
    }
  `,
};
