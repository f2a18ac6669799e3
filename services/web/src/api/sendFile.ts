import { type ApiFailure, toApiFailure } from "./apiFailure";
import { readAdminToken } from "./adminToken";

type Sending = {
  path: string;
  file: Blob;
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

type Outcome = { data: unknown } | { error: ApiFailure };

/** Posts a raw file as the owner. Uses XMLHttpRequest, since fetch does not report upload progress. */
export function sendFile({ path, file, onProgress, signal }: Sending): Promise<Outcome> {
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
      resolve(readOutcome(request));
    };
    request.send(file);
  });
}

/** A status of 0 means no response. */
function readOutcome({ status, statusText, responseText }: XMLHttpRequest): Outcome {
  if (status === 0) return { error: toApiFailure({ status: "FETCH_ERROR", error: "" }) };
  if (status < 200 || status > 299) {
    return { error: toApiFailure({ status, data: responseText }, statusText) };
  }
  try {
    return { data: JSON.parse(responseText) };
  } catch (error) {
    const unreadable = { originalStatus: status, data: responseText, error: String(error) };
    return { error: toApiFailure({ status: "PARSING_ERROR", ...unreadable }) };
  }
}
