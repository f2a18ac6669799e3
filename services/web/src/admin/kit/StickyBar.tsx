import ArrowUp from "lucide-react/icons/arrow-up";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { useIsScrolled } from "./useIsScrolled";
import { color, layer, media, space } from "../../theme";
import { Button } from "../../ui/Button";
import { navigationSpace } from "./navigationSpace";

type StickyBarProps = {
  /** On the first line, next to the button back to the top. */
  first: ReactNode;
  children: ReactNode;
};

/** What stays at the top of the screen above a long list. */
export function StickyBar({ first, children }: StickyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isScrolled = useIsScrolled();
  useLayoutEffect(() => keepClear(bar.current), []);
  return (
    <Root ref={bar}>
      <First>
        {first}
        {isScrolled && (
          <ToTop variant="ghost" aria-label="Back to top" onClick={goToTop}>
            <ArrowUp aria-hidden />
            <span>Back to top</span>
          </ToTop>
        )}
      </First>
      {children}
    </Root>
  );
}

/** Moves the keyboard focus, too. */
function goToTop(): void {
  window.scrollTo(0, 0);
  document.querySelector("main")?.focus({ preventScroll: true });
}

/** Keeps what is scrolled to or focused below the bar. Returns a function that ends this. */
function keepClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const measure = () => {
    const { position, top } = getComputedStyle(bar);
    const bottom = Number.parseFloat(top) + bar.offsetHeight;
    style.scrollPaddingTop = position === "sticky" ? `${bottom + CLEAR_PX}px` : "";
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingTop = "";
  };
}

const CLEAR_PX = 4;

/* The list fades out below it. */
const Root = styled.div`
  position: sticky;
  z-index: ${layer.header};
  top: ${navigationSpace.top};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s1};
  margin: calc(-1 * ${space.s1}) -12px 0;
  padding: ${space.s1} 12px 12px;
  background: linear-gradient(${color.paper} calc(100% - 12px), ${color.paperClear});

  ${media.upToPhone} {
    margin-top: calc(-1 * ${space.s2});
  }

  ${media.forcedColors} {
    background: Canvas;
  }

  /* there is no room for it on a phone in landscape */
  ${media.short} {
    position: static;
  }

  ${media.print} {
    display: none;
  }
`;

const First = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1};

  > :first-child {
    flex: 1 1 0;
    min-width: 0;
  }
`;

const ToTop = styled(Button)`
  flex: none;

  ${media.upToPhone} {
    width: 48px;
    padding: 0;

    > span {
      display: none;
    }
  }
`;
