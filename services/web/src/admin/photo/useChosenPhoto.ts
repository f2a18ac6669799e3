import { MAX_UPLOAD, middleCrop, type PhotoCrop } from "@ridgeline/contract/photo";
import { type ChangeEvent, useState } from "react";
import { useField, useForm } from "react-final-form";
import { readPreview } from "./readPreview";
import { usePhotoUpload } from "./usePhotoUpload";

const WAIT = "Please wait until the photo is uploaded.";
const USE_FIRST = "Please press “Use photo” first.";

export type PhotoEvents = {
  onChange: (imageUrl: string) => void;
  /** A photo has been chosen but not uploaded yet (`onChoose`), or was discarded (`onDrop`). */
  onChoose?: () => void;
  onDrop?: () => void;
};

/** `picture`: to be cropped, if the frame crops it and the browser can show it; anything else is uploaded at once. */
type Chosen = { file: File; picture?: ImageBitmap };

/** The photo between being chosen and being uploaded; the form cannot be saved meanwhile, since the photo would be missing. */
export function useChosenPhoto(within: string, isCropped: boolean, events: PhotoEvents) {
  const { onChange, onChoose, onDrop } = events;
  const form = useForm();
  const [chosen, setChosen] = useState<Chosen>();
  const { progress, error, start, forgetError } = usePhotoUpload(onChange);
  const uploading = `${within}isUploading`;
  const { meta } = useField<true | undefined>(uploading, {
    validate: (isUploading) => (isUploading ? WAIT : undefined),
  });

  const end = () => {
    form.change(uploading, undefined);
    setChosen(undefined);
  };

  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ""; // so that the same file can be chosen again
    if (!file) return;
    form.change(uploading, true);
    setChosen({ file });
    onChoose?.();
    const picture = isCropped && file.size <= MAX_UPLOAD ? await readPreview(file) : undefined;
    if (picture) {
      forgetError();
      setChosen({ file, picture });
      return;
    }
    const isUploaded = await start(file, isCropped ? middleCrop : undefined);
    end();
    if (!isUploaded) onDrop?.();
  };

  const needed = chosen && meta.submitFailed === true;
  return {
    isChosen: chosen !== undefined,
    picture: chosen?.picture,
    progress,
    error: error ?? (needed ? (progress === undefined ? USE_FIRST : WAIT) : undefined),
    handleFile: (event: ChangeEvent<HTMLInputElement>) => void handleFile(event),
    use: async (crop: PhotoCrop) => {
      if (chosen && (await start(chosen.file, crop))) end();
    },
    drop: () => {
      forgetError();
      end();
      onDrop?.();
    },
  };
}
