import Upload from "lucide-react/icons/upload";
import { type ChangeEvent, useRef } from "react";
import { useField, useForm } from "react-final-form";
import { styled } from "styled-components";
import { color, fontSize, space } from "../../theme";
import { Button } from "../../ui/Button";
import { FieldError } from "../../ui/Field";
import { usePhotoUpload } from "./usePhotoUpload";

/** iPhones convert HEIC photos to JPEG if only these types are accepted. */
const ACCEPTED = "image/jpeg,image/png,image/webp";

const WAIT = "Please wait until the photo is uploaded.";

/**
 * Puts the address of an uploaded photo into the form's image URL. During an upload the form counts as changed and cannot
 * be saved, since the photo would be missing.
 */
export function PhotoUpload() {
  const form = useForm();
  const picker = useRef<HTMLInputElement>(null);
  const { meta } = useField<true | undefined>("isUploading", {
    validate: (isUploading) => (isUploading ? WAIT : undefined),
  });
  const { progress, error, start } = usePhotoUpload((imageUrl) => {
    form.change("imageUrl", imageUrl);
  });

  const handleChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    form.change("isUploading", true);
    await start(file);
    form.change("isUploading", undefined);
    target.value = ""; // so that the same file can be chosen again
  };

  const shown = meta.submitFailed && progress !== undefined ? WAIT : error;

  return (
    <Root>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label="Photo to upload"
        onChange={(event) => void handleChange(event)}
      />
      <Button
        variant="line"
        busyText={progress === undefined ? undefined : busyText(progress)}
        onClick={() => picker.current?.click()}
      >
        <Upload aria-hidden size={20} />
        Upload photo
      </Button>
      {progress === undefined ? (
        <Note>JPEG, PNG or WebP, up to 15 MB</Note>
      ) : (
        <Bar value={progress} max={1} aria-label="Upload" />
      )}
      <Alert role="alert">{shown !== undefined && <FieldError>{shown}</FieldError>}</Alert>
    </Root>
  );
}

function busyText(progress: number): string {
  return progress < 1 ? `Uploading ${Math.floor(progress * 100)} %` : "Preparing...";
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1} ${space.s2};
  margin-top: 12px;

  button {
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const Bar = styled.progress`
  flex: 1 1 120px;
  max-width: 240px;
  accent-color: ${color.green600};
`;

const Alert = styled.div`
  flex-basis: 100%;

  &:empty {
    display: none;
  }

  p {
    margin-top: 0;
  }
`;
