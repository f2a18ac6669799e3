import {
  type PhotoCrop as Crop,
  middleCrop,
  photoAspect,
  photoTurns,
} from "@ridgeline/contract/photo";
import { Check, RotateCw } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { styled } from "styled-components";
import { color, fontSize, radius, space } from "../../theme";
import { Button } from "../../ui/Button";

const HEIGHT_PX = 280;

type PhotoCropProps = {
  picture: ImageBitmap;
  /** While it is uploaded. */
  busyText: string | undefined;
  onUse: (crop: Crop) => void;
  onDrop: () => void;
};

/** A photo that has been chosen but not uploaded: the owner decides which part its frame will show. */
export function PhotoCrop({ picture, busyText, onUse, onDrop }: PhotoCropProps) {
  const [crop, setCrop] = useState(middleCrop);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    first.current?.querySelector<HTMLElement>("[tabindex], button")?.focus();
  }, []);

  const isOnItsSide = crop.turn % 180 !== 0;
  const aspect = isOnItsSide ? picture.height / picture.width : picture.width / picture.height;
  const { cut } = cropBoxOf(aspect);
  const isBusy = busyText !== undefined;
  const turned = <TurnedPicture picture={picture} turn={crop.turn} />;

  return (
    <div ref={first}>
      <div style={{ width: `min(100%, ${HEIGHT_PX * aspect}px)` }}>
        {cut === "nothing" ? (
          turned
        ) : (
          <CropFrame
            aspect={aspect}
            at={crop.at}
            onMove={(at) => {
              if (!isBusy) setCrop({ ...crop, at });
            }}
          >
            {turned}
          </CropFrame>
        )}
      </div>
      <Note>
        {cutSentence(cut, crop.at)}
        {cut !== "nothing" && " Drag the bright part, or use the arrow keys."}
      </Note>
      <Buttons>
        <Button data-needed variant="line" busyText={busyText} onClick={() => onUse(crop)}>
          <Check aria-hidden size={20} />
          Use photo
        </Button>
        {!isBusy && (
          <>
            <Button variant="ghost" onClick={() => setCrop(turnFurther(crop))}>
              <RotateCw aria-hidden size={20} />
              Turn
            </Button>
            <Button variant="ghost" onClick={onDrop}>
              Don’t use it
            </Button>
          </>
        )}
      </Buttons>
    </div>
  );
}

/** A quarter turn further, with the frame back in the middle, since other parts are cut off now. */
function turnFurther({ turn }: Crop): Crop {
  const next = photoTurns[(photoTurns.indexOf(turn) + 1) % photoTurns.length];
  return { ...middleCrop, turn: next ?? 0 };
}

/** Needs no name of its own: the buttons say what can be done with it, the slider which part is shown. */
function TurnedPicture({ picture, turn }: { picture: ImageBitmap; turn: Crop["turn"] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, picture, turn);
  }, [picture, turn]);
  return <Canvas ref={canvas} aria-hidden />;
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, turn: Crop["turn"]): void {
  const { width, height } = picture;
  const isOnItsSide = turn % 180 !== 0;
  canvas.width = isOnItsSide ? height : width;
  canvas.height = isOnItsSide ? width : height;
  const pen = canvas.getContext("2d");
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((turn * Math.PI) / 180);
  pen?.drawImage(picture, -width / 2, -height / 2);
}

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

/** How a picture fits its frame: where it is cut off, and the share of it that is visible. */
type CropBox = Readonly<{ cut: "ends" | "sides" | "nothing"; share: number }>;

/** A difference too small to see. */
const NEGLIGIBLE = 0.01;

/** `aspect`: the picture's width by its height. */
export function cropBoxOf(aspect: number): CropBox {
  const isTall = aspect < photoAspect;
  const share = isTall ? aspect / photoAspect : photoAspect / aspect;
  if (1 - share < NEGLIGIBLE) return { cut: "nothing", share: 1 };
  return { cut: isTall ? "ends" : "sides", share };
}

/** What is cut off, as a sentence. */
export function cutSentence(cut: CropBox["cut"], at: number): string {
  if (cut === "nothing") return "All of it is shown.";
  if (at === 0) return cut === "ends" ? "The bottom is cut off." : "The right side is cut off.";
  if (at === 1) return cut === "ends" ? "The top is cut off." : "The left side is cut off.";
  return cut === "ends" ? "Top and bottom are cut off." : "Both sides are cut off.";
}

/** Each press of an arrow key. */
const STEP = 0.05;

/** How far a key moves the frame. */
const moves = new Map([
  ["ArrowUp", -STEP],
  ["ArrowLeft", -STEP],
  ["ArrowDown", STEP],
  ["ArrowRight", STEP],
  ["Home", -1],
  ["End", 1],
]);

/** Where a key moves the frame that is at `at`; undefined for any other key. */
export function moveByKey(key: string, at: number): number | undefined {
  const move = moves.get(key);
  return move && within(at + move);
}

/** From 0 to 1, in steps that the API accepts. */
export function within(at: number): number {
  return Math.round(Math.min(1, Math.max(0, at)) * 1000) / 1000;
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

const Canvas = styled.canvas`
  display: block;
  width: 100%;
`;

const Note = styled.p`
  margin-top: ${space.s1};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} 4px;
  margin-top: ${space.s1};
  font-variant-numeric: tabular-nums;

  /* all three in one row of a phone */
  button + button {
    padding-inline: ${space.s1};
  }
`;
