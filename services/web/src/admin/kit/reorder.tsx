import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { createContext, use, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { IconButton } from "../../ui/IconButton";
import type { Step } from "./changePlaces";

/** A card's position in its list, from 0. */
export type Place = {
  name: string;
  index: number;
  isLast: boolean;
  isMoving: boolean;
  onMove: (step: Step) => void;
};

/** The place of the surrounding card; none while the list is searched, since its neighbors are hidden. */
export const PlaceContext = createContext<Place | undefined>(undefined);

/** Up and down. An unavailable button is not `disabled`, which would lose the focus. */
export function MoveButtons() {
  const place = use(PlaceContext);
  return place && <Buttons {...place} />;
}

function Buttons({ name, index, isLast, isMoving, onMove }: Place) {
  const { root, keepPlace } = useKeptPlace(index);
  const button = (label: string, step: Step, isEnd: boolean) => ({
    "aria-label": label,
    "aria-disabled": isEnd || isMoving,
    onClick: () => {
      if (isEnd || isMoving) return;
      keepPlace(step);
      onMove(step);
    },
  });
  return (
    <Root ref={root}>
      <IconButton {...button(`Move ${name} up`, -1, index === 0)}>
        <ArrowUp aria-hidden size={20} />
      </IconButton>
      <IconButton {...button(`Move ${name} down`, 1, isLast)}>
        <ArrowDown aria-hidden size={20} />
      </IconButton>
    </Root>
  );
}

/** Scrolls along when the card moves, so that its button stays under the finger. */
function useKeptPlace(index: number) {
  const root = useRef<HTMLDivElement>(null);
  const expected = useRef<{ index: number; top: number }>(undefined);
  const topOnPage = () => (root.current?.getBoundingClientRect().top ?? 0) + window.scrollY;

  useLayoutEffect(() => {
    if (expected.current?.index === index)
      window.scrollBy({ top: topOnPage() - expected.current.top, behavior: "instant" });
    expected.current = undefined;
  }, [index]);

  return {
    root,
    keepPlace: (step: Step) => {
      expected.current = { index: index + step, top: topOnPage() };
    },
  };
}

const Root = styled.div`
  display: flex;
  margin-block: -10px;

  [aria-disabled="true"] {
    cursor: default;
    opacity: 0.35;
  }
`;
