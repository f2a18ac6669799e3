import { formats } from "@ridgeline/contract/formats";
import { photoIdOf } from "@ridgeline/contract/photo";
import { Camera } from "lucide-react";
import { type ComponentPropsWithoutRef, type RefObject, useEffect, useRef, useState } from "react";
import { useField } from "react-final-form";
import { styled } from "styled-components";
import { color, fontSize, radius, space } from "../../theme";
import { Button } from "../../ui/Button";
import { FieldError } from "../../ui/fields";
import { PhotoCrop } from "./PhotoCrop";
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

type PhotoFrameProps = {
  /** The field with the picture's address. */
  name: string;
  about: string;
  /** Width to height of the frame on the page: "4 / 3". "auto": the picture's own. */
  aspect: string;
  width: string;
  busyText: string | undefined;
  opener: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
};

/** The picture as its frame on the page shows it, or a placeholder, with its button. Half-typed addresses are not requested. */
function PhotoFrame(props: PhotoFrameProps) {
  const { name, about, aspect, width, busyText, opener, onOpen } = props;
  const { input } = useField<string>(name, { subscription: { value: true } });
  const isEmpty = input.value === "";
  const url = useDebounced(input.value.trim());
  const src = formats["image-url"](url) ? url : "";
  return (
    <Frame $isEmpty={isEmpty} $width={width}>
      <Picture src={src} alt="" $aspect={src === "" && aspect === "auto" ? "3 / 2" : aspect} />
      <Button
        ref={opener}
        variant="line"
        aria-label={busyText === undefined ? nameButton(!isEmpty, about) : undefined}
        busyText={busyText}
        onClick={onOpen}
      >
        <Camera aria-hidden size={20} />
        {isEmpty ? "Add a photo" : "Replace"}
      </Button>
    </Frame>
  );
}

const PAUSE_MS = 400;

/** The text once it has stayed the same for a moment. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}

/** The button's own text is enough where it is the only one. */
function nameButton(hasPhoto: boolean, about: string): string | undefined {
  if (about !== "") return `${hasPhoto ? "Replace" : "Add a photo"}: ${about}`;
  return hasPhoto ? "Replace photo" : undefined;
}

const PLACEHOLDER = "/images/no-picture.svg";

type PictureProps = Omit<ComponentPropsWithoutRef<"img">, "src" | "alt"> & {
  src: string;
  alt: string;
};

/** An image, or a drawn placeholder if it is missing or fails (ui/failedPictures.ts). */
export function PictureWithFallback({ src, alt, ...rest }: PictureProps) {
  return <img {...rest} src={src === "" ? PLACEHOLDER : src} alt={alt} data-has-placeholder="" />;
}

/** A line below the picture. */
const PhotoNote = styled.p`
  margin-top: ${space.s1};
  color: ${color.muted};
  font-size: ${fontSize.small};

  &:empty {
    display: none;
  }
`;

const Frame = styled.div<{ $isEmpty: boolean; $width: string }>`
  position: relative;
  display: grid;
  width: min(${({ $width }) => $width}, 100%);
  overflow: hidden;
  border-radius: ${radius.medium};

  button {
    position: absolute;
    right: ${({ $isEmpty }) => ($isEmpty ? "50%" : "12px")};
    bottom: ${({ $isEmpty }) => ($isEmpty ? "14%" : "12px")};
    translate: ${({ $isEmpty }) => ($isEmpty ? "50%" : "none")};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Picture = styled(PictureWithFallback)<{ $aspect: string }>`
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $aspect }) => $aspect};
  object-fit: ${({ $aspect }) => ($aspect === "auto" ? "contain" : "cover")};
  max-height: ${({ $aspect }) => ($aspect === "auto" ? "240px" : "none")};
`;

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
