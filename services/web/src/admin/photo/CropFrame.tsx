import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { styled } from "styled-components";
import { color, radius } from "../../theme";
import { cropBoxOf, cutSentence, moveByKey, within } from "./cropBox";

/** A pointer that moves less than this has only pressed. */
const PRESS_PX = 5;

type CropFrameProps = {
  /** The picture's width by its height. */
  aspect: number;
  /** Where the frame is: 0 at the top or left end of the picture, 1 at the other. */
  at: number;
  onMove: (at: number) => void;
  /** The uncropped picture. */
  children: ReactNode;
};

/**
 * The whole picture, dark where the frame cuts it off. The frame can be dragged, moves to where the picture is pressed, and
 * obeys the arrow keys. To screen readers it is a slider, since it moves along one axis only.
 */
export function CropFrame({ aspect, at, onMove, children }: CropFrameProps) {
  const { cut, share } = cropBoxOf(aspect);
  const handlers = useDrag(cut === "ends", share, at, onMove);
  const start = `${at * (1 - share) * 100}%`;
  const length = `${share * 100}%`;
  const box = cut === "ends" ? { top: start, height: length } : { left: start, width: length };

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = moveByKey(event.key, at);
    if (next === undefined) return;
    event.preventDefault(); // the dialog would scroll
    onMove(next);
  };

  return (
    <Picture
      {...handlers}
      role="slider"
      tabIndex={0}
      aria-label="Part of the photo that is shown"
      aria-orientation={cut === "ends" ? "vertical" : "horizontal"}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at * 100)}
      aria-valuetext={`${Math.round(at * 100)} % from the ${cut === "ends" ? "top" : "left"}. ${cutSentence(cut, at)}`}
      $isTall={cut === "ends"}
      onKeyDown={handleKeyDown}
    >
      {children}
      <Frame style={box} />
    </Picture>
  );
}

type Grip = { from: number; at: number; isPress: boolean };

function useDrag(isTall: boolean, share: number, at: number, onMove: (at: number) => void) {
  const grip = useRef<Grip>(undefined);

  /** The pointer's position on the picture, and the picture's length, in the direction that does not fit. */
  const measure = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { top, left, width, height } = currentTarget.getBoundingClientRect();
    return isTall
      ? { point: clientY - top, length: height }
      : { point: clientX - left, length: width };
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { from: measure(event).point, at, isPress: true };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!grip.current) return;
      const { point, length } = measure(event);
      const moved = point - grip.current.from;
      if (Math.abs(moved) > PRESS_PX) grip.current.isPress = false;
      if (!grip.current.isPress) onMove(within(grip.current.at + moved / (length * (1 - share))));
    },
    onPointerUp: (event: PointerEvent) => {
      const { point, length } = measure(event);
      if (grip.current?.isPress === true)
        onMove(within((point / length - share / 2) / (1 - share)));
      grip.current = undefined;
    },
    onPointerCancel: () => {
      grip.current = undefined;
    },
  };
}

const Picture = styled.div<{ $isTall: boolean }>`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.paperDeep};
  cursor: ${({ $isTall }) => ($isTall ? "ns-resize" : "ew-resize")};
  touch-action: ${({ $isTall }) => ($isTall ? "pan-x" : "pan-y")};
  user-select: none;

  /* the dialog cuts off what is further away */
  &:focus-visible {
    outline-offset: 0;
  }
`;

const Frame = styled.span`
  position: absolute;
  inset: 0;
  border: 2px solid ${color.onDanger};
  box-shadow: 0 0 0 999px ${color.veil};
`;
