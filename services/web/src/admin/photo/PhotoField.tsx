import { photoIdOf } from "@ridgeline/contract/photo";
import { type RefObject, useEffect, useRef } from "react";
import { useField } from "react-final-form";
import { styled } from "styled-components";
import { color, space } from "../../theme";
import { FieldError } from "../../ui/fields";
import { BlockedNote, PhotoNote } from "./BlockedNote";
import { PhotoCrop } from "./PhotoCrop";
import { PhotoFrame } from "./PhotoFrame";
import { type PhotoEvents, useChosenPhoto } from "./useChosenPhoto";

/** iPhones convert HEIC photos to JPEG if only these types are accepted. */
const ACCEPTED = "image/jpeg,image/png,image/webp";

type PhotoFieldProps = PhotoEvents & {
  /** The object in the form that has `imageUrl`, with a dot: "pictures.hero."; "" for the form itself. */
  within?: string;
  /** Which picture it is, where a form has several: "Logo". */
  about?: string;
  /** Cropped to its frame as the owner chooses, or kept whole. */
  isCropped?: boolean;
  /** Width to height of its frame on the page. */
  aspect?: string;
  /** Of the preview. */
  width?: string;
};

/**
 * The picture, and on it the button that uploads another one. Until that is uploaded the form counts as changed and cannot be
 * saved, since the photo would be missing.
 */
export function PhotoField({
  within = "",
  about = "",
  isCropped = false,
  aspect = "4 / 3",
  width = "400px",
  ...events
}: PhotoFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { input } = useField<string>(`${within}imageUrl`, { subscription: { value: true } });
  const photo = useChosenPhoto(within, isCropped, events);
  const { picture, progress } = photo;
  useFocusAfter(picture !== undefined, opener);

  const isBusy = photo.isChosen && (!picture || progress !== undefined);
  const busyText = isBusy ? progressText(progress) : undefined;

  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={about === "" ? "Photo to upload" : `${about}: photo to upload`}
        onChange={photo.handleFile}
      />
      {picture ? (
        <PhotoCrop
          picture={picture}
          busyText={busyText}
          onUse={(crop) => void photo.use(crop)}
          onDrop={photo.drop}
        />
      ) : (
        <PhotoFrame
          name={`${within}imageUrl`}
          about={about}
          aspect={aspect}
          width={width}
          busyText={busyText}
          opener={opener}
          onOpen={() => picker.current?.click()}
        />
      )}
      {progress !== undefined && <Bar value={progress} max={1} aria-label="Upload" />}
      {!picture && <PhotoNote>{noteOn(input.value, isCropped)}</PhotoNote>}
      <BlockedNote src={input.value} />
      <Alert role="alert">
        {photo.error !== undefined && <FieldError>{photo.error}</FieldError>}
      </Alert>
    </>
  );
}

/** What was cut off an uploaded photo is not kept. */
function noteOn(imageUrl: string, isCropped: boolean): string {
  return isCropped && photoIdOf(imageUrl) !== undefined
    ? "To move or turn it, choose the photo again."
    : "JPEG, PNG or WebP, up to 15 MB";
}

function progressText(progress: number | undefined): string {
  if (progress === undefined) return "Opening...";
  return progress < 1 ? `Uploading ${Math.floor(progress * 100)} %` : "Preparing...";
}

/** The focus was in an element that is gone. */
function useFocusAfter(isShown: boolean, target: RefObject<HTMLElement | null>): void {
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) target.current?.focus();
    wasShown.current = isShown;
  }, [isShown, target]);
}

const Bar = styled.progress`
  display: block;
  width: min(400px, 100%);
  margin-top: ${space.s1};
  height: 6px;
  accent-color: ${color.green600};
`;

const Alert = styled.div`
  &:empty {
    display: none;
  }
`;
