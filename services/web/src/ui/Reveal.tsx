import { type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { duration, ease, media } from "../theme";

const ENOUGH = 0.1;
/** A share of the screen: a section taller than ten screens never shows a tenth of itself. */
const ENOUGH_OF_SCREEN = 0.4;
const THRESHOLDS = Array.from({ length: 21 }, (_, index) => (index * ENOUGH) / 20);

/** Fades its content in (requirement 3.2). Without script and in print it is always visible. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1); // on a busy device several have gathered; only the newest is true
        if (!entry) return;
        setIsWaiting(!isSeenEnough(entry));
        if (isSeenEnough(entry)) observer.disconnect();
      },
      { threshold: THRESHOLDS, rootMargin: "0px 0px -100px 0px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <Root ref={ref} className={className} $isWaiting={isWaiting}>
      {children}
    </Root>
  );
}

function isSeenEnough({
  intersectionRatio,
  intersectionRect,
  rootBounds,
  boundingClientRect,
}: IntersectionObserverEntry) {
  const isPassed = boundingClientRect.bottom < 0;
  const isTall = intersectionRect.height >= (rootBounds?.height ?? 0) * ENOUGH_OF_SCREEN;
  return isPassed || intersectionRatio >= ENOUGH || (intersectionRect.height > 0 && isTall);
}

const Root = styled.div<{ $isWaiting: boolean }>`
  opacity: ${({ $isWaiting }) => ($isWaiting ? 0 : 1)};
  transform: ${({ $isWaiting }) => ($isWaiting ? "translateY(16px)" : "none")};
  transition:
    opacity ${duration.section} ${ease},
    transform ${duration.section} ${ease};

  ${media.reducedMotion} {
    opacity: 1;
    transform: none;
  }

  ${media.print} {
    opacity: 1;
    transform: none;
  }
`;
