import { css } from "styled-components";
import { color } from "../theme";

/** Sets the colors of headings, of stars and of what can be tapped inside an element, on evergreen also ground and text. */
export const ground = {
  paper: css`
    --tap: #a14a1d;
    --tap-deep: #7f3813;
    --tap-ink: #ffffff;
    --tap-wash: #f7e6d8;
    --tap-plate: ${color.sheet};
    --ring: ${color.green800};
    --star: #8a6410;
    --heading: ${color.ink};
  `,
  evergreen: css`
    --tap: #f2b68a;
    --tap-deep: #facba7;
    --tap-ink: ${color.green950};
    --tap-wash: rgba(242, 182, 138, 0.12);
    --tap-plate: transparent;
    --ring: #f2b68a;
    --star: #ddb967;
    --heading: ${color.onDark};
    background: ${color.green800};
    color: ${color.onDarkSoft};
  `,
};
