import { css } from "styled-components";
import { color } from "../theme";

/** Sets the colors of headings, of stars and of what can be tapped inside an element, on dark also background and text. */
export const ground = {
  paper: css`
    --tap: var(--accent);
    --tap-deep: var(--accent-deep);
    --tap-fill: var(--fill);
    --tap-fill-deep: var(--fill-deep);
    --tap-ink: var(--fill-ink);
    --tap-line: var(--fill-line);
    --tap-wash: var(--accent-wash);
    --tap-plate: ${color.sheet};
    --ring: ${color.ground800};
    --star: #8a6410;
    --heading: ${color.ink};
  `,
  dark: css`
    --tap: var(--accent-on-dark);
    --tap-deep: var(--accent-on-dark-deep);
    --tap-fill: var(--accent-on-dark);
    --tap-fill-deep: var(--accent-on-dark-deep);
    --tap-ink: ${color.ground950};
    --tap-line: transparent;
    --tap-wash: var(--accent-on-dark-wash);
    --tap-plate: transparent;
    --ring: var(--accent-on-dark);
    --star: #ddb967;
    --heading: ${color.onDark};
    background: ${color.ground800};
    color: ${color.onDarkSoft};
  `,
};
