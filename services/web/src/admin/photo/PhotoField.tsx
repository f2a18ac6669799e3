import Camera from "lucide-react/icons/camera";
import { type ChangeEvent, useRef } from "react";
import { useField, useForm } from "react-final-form";
import { styled } from "styled-components";
import { color, fontSize, radius, space } from "../../theme";
import { Button } from "../../ui/controls/Button";
import { FieldError } from "../../ui/controls/Field";
import { ImagePreview } from "./ImagePreview";
import { type PhotoShape, usePhotoUpload } from "./usePhotoUpload";

/** iPhones convert HEIC photos to JPEG if only these types are accepted. */
const ACCEPTED = "image/jpeg,image/png,image/webp";

const WAIT = "Please wait until the photo is uploaded.";

type PhotoFieldProps = {
  /** The object in the form that has `imageUrl`, with a dot: "pictures.hero."; "" for the form itself. */
  within?: string;
  /** Which picture it is, where a form has several: "Logo". */
  about?: string;
  shape?: PhotoShape;
  /** Width to height of its frame on the page. */
  aspect?: string;
  /** Of the preview. */
  width?: string;
  onChange: (imageUrl: string) => void;
};

/**
 * The picture, and on it the button that uploads another one. During an upload the form counts as changed and cannot be saved,
 * since the photo would be missing.
 */
export function PhotoField({
  within = "",
  about = "",
  shape = "project",
  aspect = "4 / 3",
  width = "400px",
  onChange,
}: PhotoFieldProps) {
  const form = useForm();
  const picker = useRef<HTMLInputElement>(null);
  const { input } = useField<string>(`${within}imageUrl`, { subscription: { value: true } });
  const uploading = `${within}isUploading`;
  const { meta } = useField<true | undefined>(uploading, {
    validate: (isUploading) => (isUploading ? WAIT : undefined),
  });
  const { progress, error, start } = usePhotoUpload(shape, onChange);

  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    form.change(uploading, true);
    await start(file);
    form.change(uploading, undefined);
    target.value = ""; // so that the same file can be chosen again
  };

  const hasPhoto = input.value !== "";
  const shown = meta.submitFailed && progress !== undefined ? WAIT : error;

  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={about === "" ? "Photo to upload" : `${about}: photo to upload`}
        onChange={(event) => void handleFile(event)}
      />
      <Frame $isEmpty={!hasPhoto} $width={width}>
        <ImagePreview name={`${within}imageUrl`} aspect={aspect} />
        <Button
          variant="line"
          aria-label={progress === undefined ? nameButton(hasPhoto, about) : undefined}
          busyText={progress === undefined ? undefined : busyText(progress)}
          onClick={() => picker.current?.click()}
        >
          <Camera aria-hidden size={20} />
          {hasPhoto ? "Replace" : "Add a photo"}
        </Button>
        {progress !== undefined && <Bar value={progress} max={1} aria-label="Upload" />}
      </Frame>
      <Note>JPEG, PNG or WebP, up to 15 MB</Note>
      <Alert role="alert">{shown !== undefined && <FieldError>{shown}</FieldError>}</Alert>
    </>
  );
}

/** The button's own text is enough where it is the only one. */
function nameButton(hasPhoto: boolean, about: string): string | undefined {
  if (about !== "") return `${hasPhoto ? "Replace" : "Add a photo"}: ${about}`;
  return hasPhoto ? "Replace photo" : undefined;
}

function busyText(progress: number): string {
  return progress < 1 ? `Uploading ${Math.floor(progress * 100)} %` : "Preparing...";
}

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

const Bar = styled.progress`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 6px;
  accent-color: ${color.green600};
`;

const Note = styled.p`
  margin-top: ${space.s1};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const Alert = styled.div`
  &:empty {
    display: none;
  }
`;
