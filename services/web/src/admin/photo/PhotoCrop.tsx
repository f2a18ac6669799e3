import { middleCrop, type PhotoCrop as Crop, photoTurns } from "@ridgeline/contract/photo";
import Check from "lucide-react/icons/check";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { fontSize, space } from "../../theme";
import { Button } from "../../ui/Button";
import { CropFrame } from "./CropFrame";
import { cropBoxOf, cutSentence } from "./cropBox";

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
