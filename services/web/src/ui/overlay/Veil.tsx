import { styled } from "styled-components";
import { color, layer } from "../../theme";

/** Darkens the page behind a dialog; `data-locks-scroll` stops the page from scrolling. */
export const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.veil};
  background: ${color.veil};
  touch-action: none;
`;
