import {
  croppedUploadPath,
  MAX_UPLOAD,
  type PhotoCrop,
  type UploadedPhoto,
  uploadTooLargeMessage,
  WHOLE_PHOTO_UPLOAD_PATH,
} from "@ridgeline/contract/photo";
import { useEffect, useRef, useState } from "react";
import { type ApiFailure, asApiFailure } from "../../api/callApi";
import { baseApi } from "../../api/baseApi";
import { sendFile } from "./sendFile";

const FAILED = "The photo could not be uploaded. Please try again.";

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
export function usePhotoUpload(onUploaded: (imageUrl: string) => void): PhotoUpload {
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
