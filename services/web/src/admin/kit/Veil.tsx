import { useLayoutEffect, useState } from "react";
import { styled } from "styled-components";
import { color, layer } from "../../theme";

/**
 * Darkens the page behind a dialog and stops it from scrolling (`data-locks-scroll`). Where the scrollbar takes room, the page
 * keeps its width without it by `--scrollbar` (GlobalStyle).
 */
export function Veil({ className }: { className?: string }) {
  const [scrollbar] = useState(measureScrollbar);
  useLayoutEffect(() => {
    if (scrollbar === 0) return undefined; // there is none, or the dialog below this one has hidden it
    const { style } = document.documentElement;
    style.setProperty("--scrollbar", `${scrollbar}px`);
    return () => {
      style.removeProperty("--scrollbar");
    };
  }, [scrollbar]);
  return <Root className={className} data-locks-scroll="" />;
}

/** While the veil is not on the page yet. */
function measureScrollbar(): number {
  return window.innerWidth - document.documentElement.clientWidth;
}

const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.veil};
  background: ${color.veil};
  touch-action: none;
`;
