import { styled } from "styled-components";
import { color } from "../theme/color";
import { layer } from "../theme/layer";

/** Darkens the page behind a dialog; with `data-locks-scroll` the page holds still. */
export const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.veil};
  background: ${color.veil};
  touch-action: none;
`;
