import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useKeptState } from "./keptState";

/** Items that fill a screen. */
const FIRST = 20;
/** Items that are drawn without scrolling: the browser's find sees all of most lists. */
export const USUAL = 200;
/** Items that one task may draw. */
const MOST = 500;

/** Until whoever searches has finished the word. */
const PAUSE_MS = 300;

type Growth = Readonly<{ query: string; drawn: number; wanted: number }>;

/**
 * How many of a list's items are drawn: a screenful at once, then more, a step at a time, until `wanted` are there. More are
 * wanted when the element at `end` comes near the screen, by `showAll`, and on paper. Back finds as many as were left.
 */
export function useGrowingList(length: number, query: string, atLeast: number) {
  const [growth, setGrowth] = useKeptState<Growth>("growth", start(query));
  const end = useRef<HTMLDivElement>(null);
  const { drawn, wanted } = growth.query === query ? growth : start(query);
  const goal = Math.min(length, Math.max(wanted, atLeast));
  const step = drawn < USUAL ? FIRST : MOST;

  useEffect(() => {
    if (drawn >= length) return undefined;
    if (drawn < goal) {
      const wait = drawn === FIRST ? PAUSE_MS : 0;
      const timer = setTimeout(() => setGrowth({ query, wanted, drawn: drawn + step }), wait);
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          setGrowth({ query, drawn, wanted: drawn + step });
      },
      { rootMargin: "0px 0px 1500px" },
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [drawn, goal, length, query, setGrowth, step, wanted]);

  useEffect(() => {
    const drawAll = () => flushSync(() => setGrowth({ query, drawn: length, wanted: length }));
    window.addEventListener("beforeprint", drawAll);
    return () => window.removeEventListener("beforeprint", drawAll);
  }, [length, query, setGrowth]);

  const showAll = () => setGrowth({ query, drawn, wanted: length });
  return { drawn: Math.min(drawn, length), end, showAll };
}

const start = (query: string): Growth => ({ query, drawn: FIRST, wanted: USUAL });
