import { MAX_UPLOAD, type UploadedPhoto, uploadTooLargeMessage } from "@ridgeline/contract/photo";
import { FORM_ERROR } from "final-form";
import { useEffect, useRef, useState } from "react";
import { baseApi, bearer, endSessionIfRefused, readAdminToken } from "../../api/baseApi";
import {
  type ApiOutcome,
  asApiFailure,
  has,
  reasonOf,
  noResponse,
  readOutcome,
} from "../../api/callApi";

/** In the form's place of a picture's address while its photo is being uploaded, so that the form can be submitted. */
export const UPLOADING = "/photos/uploading";

const running = new Set<Promise<boolean>>();

/**
 * Waits for the photos that are being uploaded; the submit error if one failed, which its field explains. A form with a
 * PhotoField awaits it first in onSubmit, and takes its values from `form.getState()` afterwards: before, an address may be
 * UPLOADING.
 */
export async function finishUploads(): Promise<Record<string, string> | undefined> {
  const areUploaded = await Promise.all(running);
  return areUploaded.every(Boolean) ? undefined : { [FORM_ERROR]: "The photo was not uploaded." };
}

const FAILED = "The photo could not be uploaded.";

/** Uploads one photo at a time to one of the contract's paths; unmounting cancels the upload. */
export function usePhotoUpload(path: string) {
  const [uploadPhoto, { error }] = useUploadPhotoMutation();
  const [progress, setProgress] = useState<number>();
  const upload = useRef<ReturnType<typeof uploadPhoto>>(undefined);
  useEffect(() => () => upload.current?.abort(), []);

  return {
    /** How much has been sent, from 0 to 1; undefined while nothing is being uploaded. */
    progress,
    failure: error && { sentence: reasonOf(error) ?? FAILED, canRetry: canRetry(error) },
    /** `onEnd` gets the photo's address, or undefined if it was not uploaded. */
    start: (file: File, onEnd: (imageUrl: string | undefined) => void) => {
      const sent = uploadPhoto({ file, path, onProgress: setProgress });
      upload.current = sent;
      const end = sent.then(({ data }) => {
        running.delete(end);
        setProgress(undefined);
        onEnd(data?.imageUrl);
        return data !== undefined;
      });
      running.add(end);
    },
  };
}

/** The photo itself was not refused. */
function canRetry(failure: unknown): boolean {
  const status = asApiFailure(failure)?.status ?? 0;
  return status < 400 || status > 499 || [401, 408, 429].includes(status);
}

type Upload = { file: File; path: string; onProgress: (share: number) => void };

const { useUploadPhotoMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadPhoto: build.mutation<UploadedPhoto, Upload>({
      queryFn: async (upload, { signal, dispatch }) => {
        if (upload.file.size > MAX_UPLOAD)
          return { error: { status: 413, body: uploadTooLargeMessage, message: "" } }; // as the API would
        upload.onProgress(0);
        const authorization = bearer(readAdminToken() ?? "");
        const outcome = await sendFile(upload, authorization, signal);
        endSessionIfRefused(outcome, authorization, dispatch);
        return "error" in outcome ? outcome : { data: outcome.data as UploadedPhoto }; // the API's answer
      },
    }),
  }),
});

/** Posts a raw file as the owner. Uses XMLHttpRequest, since fetch does not report upload progress. */
function sendFile({ file, path, onProgress }: Upload, authorization: string, signal: AbortSignal) {
  const request = new XMLHttpRequest();
  request.open("POST", path);
  request.setRequestHeader("Authorization", authorization);
  request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
  signal.addEventListener("abort", () => request.abort());
  return new Promise<ApiOutcome>((resolve) => {
    request.onloadend = () => {
      // A status of 0 means no response.
      resolve(
        request.status === 0
          ? { error: noResponse }
          : readOutcome(request, request.responseText, [201, has("imageUrl")]),
      );
    };
    request.send(file);
  });
}
