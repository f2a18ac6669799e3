import type { Move } from "@ridgeline/contract/move";
import { ArrowDown, ArrowUp } from "lucide-react";
import { styled } from "styled-components";
import { IconButton } from "../../ui/Button";

type MoveButtonsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: Move["direction"]) => void;
};

/** Up and down in a list. At an end a button is not `disabled`: it keeps the focus. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const button = (direction: Move["direction"], isEnd: boolean) => ({
    "data-move": direction,
    "aria-label": `Move ${name} ${direction}`,
    "aria-disabled": isEnd,
    onClick: isEnd ? undefined : () => onMove(direction),
  });
  return (
    <>
      <MoveButton {...button("up", isFirst)}>
        <ArrowUp aria-hidden size={20} />
      </MoveButton>
      <MoveButton {...button("down", isLast)}>
        <ArrowDown aria-hidden size={20} />
      </MoveButton>
    </>
  );
}

const MoveButton = styled(IconButton)`
  &&[aria-disabled="true"] {
    background: none;
    cursor: default;
    opacity: 0.35;
  }
`;
