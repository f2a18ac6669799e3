import { styled } from "styled-components";
import { color, layer } from "../theme";

/** Darkens the page behind a dialog; with `data-locks-scroll` the page holds still. */
export const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.veil};
  background: ${color.veil};
  touch-action: none;
`;
