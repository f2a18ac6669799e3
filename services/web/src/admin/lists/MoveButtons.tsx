import type { Move } from "@ridgeline/contract/contentKind";
import { ArrowDown, ArrowUp, ArrowUpToLine } from "lucide-react";
import { styled } from "styled-components";
import { IconButton } from "../../ui/Button";

type MoveButtonsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: Move["direction"]) => void;
};

const arrows = { top: ArrowUpToLine, up: ArrowUp, down: ArrowDown } as const;
const directions = ["top", "up", "down"] as const;

export const moveWords = { top: "to the top", up: "up", down: "down" } as const;

/** To the top, up and down in a list. At an end a button is not `disabled`: it keeps the focus. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return directions.map((direction) => {
    const Arrow = arrows[direction];
    const isEnd = direction === "down" ? isLast : isFirst;
    return (
      <MoveButton
        key={direction}
        data-move={direction}
        aria-label={`Move ${name} ${moveWords[direction]}`}
        aria-disabled={isEnd}
        onClick={isEnd ? undefined : () => onMove(direction)}
      >
        <Arrow size={20} />
      </MoveButton>
    );
  });
}

const MoveButton = styled(IconButton)`
  width: 40px;
  height: 44px;

  &&[aria-disabled="true"] {
    background: none;
    cursor: default;
    opacity: 0.35;
  }
`;
