import {
  MAX_UPLOAD,
  PHOTO_UPLOAD_PATH,
  type UploadedPhoto,
  uploadTooLargeMessage,
  WHOLE_PHOTO_UPLOAD_PATH,
} from "@ridgeline/contract/photo";
import { useEffect, useRef, useState } from "react";
import { asApiFailure } from "../../api/callApi";
import { baseApi } from "../../api/baseApi";
import { sendFile } from "../../api/sendFile";

const FAILED = "The photo could not be uploaded. Please try again.";

type PhotoUpload = {
  /** How much has been sent, from 0 to 1; undefined while nothing is being uploaded. */
  progress: number | undefined;
  /** Why the last upload failed. */
  error: string | undefined;
  start: (file: File) => Promise<void>;
};

/** How a picture is stored: cut to the frame of a project, or as it is. */
export type PhotoShape = "project" | "whole";

/** Uploads one photo at a time and returns its address; unmounting cancels the upload. */
export function usePhotoUpload(
  shape: PhotoShape,
  onUploaded: (imageUrl: string) => void,
): PhotoUpload {
  const [uploadPhoto] = useUploadPhotoMutation();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const running = useRef<ReturnType<typeof uploadPhoto>>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    if (file.size > MAX_UPLOAD) {
      setError(uploadTooLargeMessage);
      return;
    }
    setError(undefined);
    setProgress(0);
    running.current = uploadPhoto({ file, shape, onProgress: setProgress });
    try {
      const { imageUrl } = await running.current.unwrap();
      onUploaded(imageUrl);
    } catch (failure) {
      setError(sentenceOf(failure));
    }
    setProgress(undefined);
  };

  return { progress, error, start };
}

/** The API's own message if there is one; otherwise that there was no response. */
function sentenceOf(failure: unknown): string {
  const known = asApiFailure(failure);
  if (known?.status === undefined) return known?.message ?? FAILED;
  return known.body === "" ? FAILED : known.body;
}

type Upload = { file: File; shape: PhotoShape; onProgress: (share: number) => void };

const { useUploadPhotoMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadPhoto: build.mutation<UploadedPhoto, Upload>({
      queryFn: async ({ shape, ...upload }, { signal }) => {
        const path = shape === "whole" ? WHOLE_PHOTO_UPLOAD_PATH : PHOTO_UPLOAD_PATH;
        const outcome = await sendFile({ path, signal, ...upload });
        return "error" in outcome ? outcome : { data: outcome.data as UploadedPhoto }; // the API's answer
      },
    }),
  }),
});
