import { isError } from "../../../process/isError";

/**
 * `code` is for the log and contains no personal data. `reason` is for the operator, in the database: the other side's
 * words, which may contain the owner's address.
 */
export function describeFailure(error: unknown): { code: string; reason: string } {
  if (!isError(error)) return { code: "UNKNOWN", reason: String(error).slice(0, MAX_REASON) };
  const { code, responseCode, response } = error as SendError; // nodemailer adds these, Node the code
  const codes = [code, responseCode].filter((part) => part !== undefined).join(" ");
  const said = replaceControls(response ?? error.message);
  return {
    code: codes === "" ? error.name : codes,
    reason: [code, said].filter(Boolean).join(": ").slice(0, MAX_REASON),
  };
}

type SendError = Error & { code?: string; responseCode?: number; response?: string };

/** Characters; the column holds 500. */
const MAX_REASON = 400;

function replaceControls(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").trim();
}
