import {
  LOGO_UPLOAD_PATH,
  PHOTO_UPLOAD_PATH,
  WHOLE_PHOTO_UPLOAD_PATH,
} from "@ridgeline/contract/photo";
import { formats } from "@ridgeline/contract/jsonSchema";
import { Camera, RotateCw } from "lucide-react";
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type DragEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { useForm } from "react-final-form";
import { css, styled } from "styled-components";
import { useFormField } from "../../form";
import { color, radius, space } from "../../theme";
import { Button } from "../../ui/Button";
import { FieldError } from "../../ui/fields";
import { Stack } from "../../ui/layout";
import { Note } from "../kit/adminLayout";
import { UPLOADING, usePhotoUpload } from "./photoUpload";

/** iPhones convert HEIC photos to JPEG if only these types are accepted. */
const ACCEPTED = "image/jpeg,image/png,image/webp";

type PhotoFieldProps = {
  /** The object in the form that has `imageUrl` and `altText`, with a dot: "pictures.hero."; "" for the form itself. */
  within?: string;
  about?: string;
  /** Cards show it cropped to 4:3. */
  isCropped?: boolean;
  /** Width to height of its frame on the page: "4 / 3". "auto": the picture's own, which makes it a logo. */
  aspect?: string;
  width?: string;
  hint?: string;
  /** Another way to choose a picture. */
  children?: ReactNode;
};

/**
 * The picture, and on it the button that uploads another one, which begins at once. Another photo empties the alt text, since
 * it shows something else. If the upload fails, both are as before.
 */
export function PhotoField({
  within = "",
  about = "",
  isCropped = false,
  aspect = "4 / 3",
  width = "400px",
  hint,
  children,
}: PhotoFieldProps) {
  const names = { imageUrl: `${within}imageUrl`, altText: `${within}altText` };
  const form = useForm();
  const picker = useRef<HTMLInputElement>(null);
  const isLogo = aspect === "auto";
  const noun = isLogo ? "logo" : "photo";
  const uncroppedPath = isLogo ? LOGO_UPLOAD_PATH : WHOLE_PHOTO_UPLOAD_PATH;
  const button = useRef<HTMLButtonElement>(null);
  const { input, error } = useFormField<string>(names.imageUrl);
  const refusal = children === undefined ? error : undefined; // another field for it says so itself
  const [chosen, setChosen] = useState<{ file: File; preview: string }>();
  const [failed, setFailed] = useState("");
  const { progress, failure, start } = usePhotoUpload(
    isCropped ? PHOTO_UPLOAD_PATH : uncroppedPath,
  );

  useEffect(ignoreDrops, []);
  useEffect(() => {
    const retry = () => setFailed("");
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, []);

  const upload = (file: File) => {
    const textOf = (name: string) => String(form.getFieldState(name)?.value ?? "");
    const before = { imageUrl: textOf(names.imageUrl), altText: textOf(names.altText) };
    const preview = URL.createObjectURL(file);
    setChosen({ file, preview });
    form.batch(() => {
      form.change(names.imageUrl, UPLOADING);
      if (before.imageUrl !== "") form.change(names.altText, "");
    });
    start(file, (imageUrl) => {
      URL.revokeObjectURL(preview);
      if (textOf(names.imageUrl) !== UPLOADING) return; // the owner has taken a link instead
      form.batch(() => {
        form.change(names.imageUrl, imageUrl ?? before.imageUrl);
        const isUndescribed = textOf(names.altText) === "";
        if (imageUrl === undefined && isUndescribed) form.change(names.altText, before.altText);
      });
    });
  };

  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ""; // so that the same file can be chosen again
    if (file) upload(file);
  };

  const isBusy = progress !== undefined;
  const handleDrop = ({ dataTransfer }: DragEvent) => {
    const [file] = dataTransfer.files;
    if (file && !isBusy) upload(file);
  };
  const preview = isBusy ? chosen?.preview : undefined;
  const isEmpty = input.value === "" && preview === undefined;
  const settled = useDebounced(input.value.trim()); // half-typed addresses are not requested
  const src = preview ?? (settled !== UPLOADING && formats["image-url"](settled) ? settled : "");
  const showsNothing = src !== "" && src === failed && preview === undefined;
  const pick = isEmpty || showsNothing ? `Add a ${noun}` : "Replace";
  const text = failure ? "Choose another" : pick;
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={about === "" ? "Photo to upload" : `${about}: photo to upload`}
        onChange={handleFile}
      />
      <Frame $isEmpty={isEmpty} $isBeside={isLogo} $width={width} onDrop={handleDrop}>
        {!isEmpty && (
          <Picture
            key={String(showsNothing)} // so that it is asked for again
            src={src}
            alt=""
            $aspect={src === "" && isLogo ? "3 / 2" : aspect}
            onError={() => setFailed(src)}
          />
        )}
        <Button
          ref={button}
          variant="line"
          data-needed={refusal === undefined ? undefined : ""}
          aria-label={isBusy ? undefined : nameOf(text, about)}
          busyText={isBusy ? progressText(progress) : undefined}
          onClick={() => picker.current?.click()}
        >
          <Camera size={20} />
          <span>{text}</span>
        </Button>
      </Frame>
      {isBusy && <Bar value={progress} max={1} aria-label="Upload" />}
      {hint !== undefined && <Note>{hint}</Note>}
      {children}
      <Alert role="alert">
        {refusal !== undefined && !isBusy && <FieldError>{refusal}</FieldError>}
        {showsNothing && error === undefined && (
          <FieldError>{`This address shows no picture. Use Add a ${noun}.`}</FieldError>
        )}
        {failure && !isBusy && (
          <>
            <FieldError>{failure.sentence}</FieldError>
            {failure.canRetry && chosen && (
              <Button
                variant="line"
                onClick={() => {
                  button.current?.focus(); // this one goes
                  upload(chosen.file);
                }}
              >
                <RotateCw size={20} />
                Try again
              </Button>
            )}
          </>
        )}
      </Alert>
    </>
  );
}

/** A photo that is dropped beside its frame does not replace the page. */
function ignoreDrops() {
  const ignore = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  window.addEventListener("dragover", ignore);
  window.addEventListener("drop", ignore);
  return () => {
    window.removeEventListener("dragover", ignore);
    window.removeEventListener("drop", ignore);
  };
}

function nameOf(text: string, about: string): string {
  if (about !== "") return `${text}: ${about}`;
  return text === "Replace" ? "Replace photo" : text;
}

function progressText(progress: number): string {
  return progress < 1 ? `Uploading ${Math.floor(progress * 100)} %` : "Preparing...";
}

const PAUSE_MS = 400;

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const PLACEHOLDER = "/images/no-picture.svg";

type PictureProps = ComponentPropsWithoutRef<"img"> & { src: string; alt: string };

/** An image, or a drawn placeholder if it is missing or fails (ui/failedPictures.ts). */
export function PictureWithFallback({ src, alt, ...rest }: PictureProps) {
  return <img {...rest} src={src === "" ? PLACEHOLDER : src} alt={alt} data-has-placeholder="" />;
}

/** Without a picture it is a quiet field with the button in its middle. */
const Frame = styled.div<{ $isEmpty: boolean; $isBeside: boolean; $width: string }>`
  position: relative;
  display: grid;
  place-items: ${({ $isEmpty }) => ($isEmpty ? "center" : "end")};
  width: min(${({ $width }) => $width}, 100%);
  min-height: ${({ $isEmpty }) => ($isEmpty ? "160px" : "0")};
  overflow: hidden;
  border: ${({ $isEmpty }) => ($isEmpty ? `1.5px dashed ${color.line}` : "0")};
  border-radius: ${radius.medium};
  background: ${color.paperDeep};

  > * {
    grid-area: 1 / 1;
  }

  /* a logo would be covered */
  ${({ $isBeside, $isEmpty }) => $isBeside && !$isEmpty && beside}

  button {
    margin: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

const beside = css`
  place-items: center start;
  width: fit-content;
  max-width: 100%;
  grid-template-columns: minmax(0, 240px) auto;

  > button {
    grid-column: 2;
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
  accent-color: ${color.ground600};
`;

const Alert = styled(Stack)`
  justify-items: start;
`;
