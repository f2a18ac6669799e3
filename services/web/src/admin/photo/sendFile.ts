import { readAdminToken } from "../../api/baseApi";
import { type ApiOutcome, noResponse, readOutcome } from "../../api/callApi";

type Sending = {
  path: string;
  file: Blob;
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Posts a raw file as the owner. Uses XMLHttpRequest, since fetch does not report upload progress. */
export function sendFile({ path, file, onProgress, signal }: Sending): Promise<ApiOutcome> {
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
