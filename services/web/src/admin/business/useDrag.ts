import { type PointerEvent, useRef } from "react";
import { type Place, shift } from "./mapTiles";

type Grip = { x: number; y: number; place: Place; zoom: number };

/** Handlers that drag the map below its pin. The place and the zoom are those at the start of the drag, so that no move is lost between two renders. */
export function useDrag(place: Place, zoom: number, onMove: (place: Place) => void) {
  const grip = useRef<Grip>(undefined);
  const release = () => {
    grip.current = undefined;
  };
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId);
      grip.current = { x, y, place, zoom };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!grip.current) return;
      const { x, y, ...start } = grip.current;
      onMove(shift(start.place, x - clientX, y - clientY, start.zoom));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
