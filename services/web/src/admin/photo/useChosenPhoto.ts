import {
  croppedUploadPath,
  MAX_UPLOAD,
  middleCrop,
  type PhotoCrop,
  type UploadedPhoto,
  uploadTooLargeMessage,
  WHOLE_PHOTO_UPLOAD_PATH,
} from "@ridgeline/contract/photo";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useField, useForm } from "react-final-form";
import { baseApi, readAdminToken } from "../../api/baseApi";
import {
  type ApiFailure,
  type ApiOutcome,
  asApiFailure,
  noResponse,
  readOutcome,
} from "../../api/callApi";

export type PhotoEvents = {
  onChange: (imageUrl: string) => void;
  /** A photo has been chosen but not uploaded yet (`onChoose`), or was discarded (`onDrop`). */
  onChoose?: () => void;
  onDrop?: () => void;
};

/** `picture`: to be cropped, if the frame crops it and the browser can show it; anything else is uploaded at once. */
type Chosen = { file: File; picture?: ImageBitmap };

const WAIT = "Please wait until the photo is uploaded.";
const USE_FIRST = "Please press “Use photo” first.";

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

  const isNeeded = chosen !== undefined && meta.submitFailed === true;
  const need = progress === undefined ? USE_FIRST : WAIT;
  return {
    isChosen: chosen !== undefined,
    picture: chosen?.picture,
    progress,
    error: error ?? (isNeeded ? need : undefined),
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

/** Of the longer side: sharp in the dialog on any screen. */
const LARGEST_PX = 900;

/** The picture in the file, upright and small; undefined if this browser cannot show it. */
async function readPreview(file: File): Promise<ImageBitmap | undefined> {
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, LARGEST_PX / Math.max(whole.width, whole.height));
    const small = await createImageBitmap(whole, {
      resizeWidth: Math.ceil(whole.width * scale),
      resizeHeight: Math.ceil(whole.height * scale),
      resizeQuality: "medium",
    });
    whole.close(); // 50 MB of a phone's memory
    return small;
  } catch {
    return undefined;
  }
}

type PhotoUpload = {
  /** How much has been sent, from 0 to 1; undefined while nothing is being uploaded. */
  progress: number | undefined;
  /** Why the last upload failed. */
  error: string | undefined;
  /** Without a crop the picture stays whole. Returns whether it was uploaded. */
  start: (file: File, crop?: PhotoCrop) => Promise<boolean>;
  forgetError: () => void;
};

/** Uploads one photo at a time and returns its address; unmounting cancels the upload. */
function usePhotoUpload(onUploaded: (imageUrl: string) => void): PhotoUpload {
  const [uploadPhoto, { error, reset }] = useUploadPhotoMutation();
  const [progress, setProgress] = useState<number>();
  const running = useRef<ReturnType<typeof uploadPhoto>>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File, crop?: PhotoCrop) => {
    running.current = uploadPhoto({ file, crop, onProgress: setProgress });
    const { data } = await running.current;
    setProgress(undefined);
    if (data) onUploaded(data.imageUrl);
    return data !== undefined;
  };

  return { progress, error: error && sentenceOf(error), start, forgetError: reset };
}

const FAILED = "The photo could not be uploaded. Please try again.";

/** The API's own message if there is one; otherwise that there was no response. */
function sentenceOf(failure: unknown): string {
  const known = asApiFailure(failure);
  if (known?.status === undefined) return known?.message ?? FAILED;
  return known.body === "" ? FAILED : known.body;
}

/** The API's own response, without an upload. */
const tooLarge: ApiFailure = {
  status: 413,
  body: uploadTooLargeMessage,
  message: uploadTooLargeMessage,
};

type Upload = {
  file: File;
  crop: PhotoCrop | undefined;
  onProgress: (share: number) => void;
};

const { useUploadPhotoMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadPhoto: build.mutation<UploadedPhoto, Upload>({
      queryFn: async ({ file, crop, onProgress }, { signal }) => {
        if (file.size > MAX_UPLOAD) return { error: tooLarge };
        onProgress(0);
        const path = crop ? croppedUploadPath(crop) : WHOLE_PHOTO_UPLOAD_PATH;
        const outcome = await sendFile({ path, file, onProgress, signal });
        return "error" in outcome ? outcome : { data: outcome.data as UploadedPhoto }; // the API's answer
      },
    }),
  }),
});

type Sending = {
  path: string;
  file: Blob;
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Posts a raw file as the owner. Uses XMLHttpRequest, since fetch does not report upload progress. */
function sendFile({ path, file, onProgress, signal }: Sending): Promise<ApiOutcome> {
  const request = new XMLHttpRequest();
  request.open("POST", path);
  request.setRequestHeader("Authorization", `Bearer ${readAdminToken() ?? ""}`);
  request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
  request.upload.onprogress = ({ loaded, total }) => {
    onProgress(total === 0 ? 0 : loaded / total);
  };
  signal.addEventListener("abort", () => {
    request.abort();
  });
  return new Promise((resolve) => {
    request.onloadend = () => {
      // A status of 0 means no response.
      resolve(
        request.status === 0 ? { error: noResponse } : readOutcome(request, request.responseText),
      );
    };
    request.send(file);
  });
}
