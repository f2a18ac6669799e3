import { escapeHtml } from "./escapeHtml";
import type { Mail } from "./mail";
import type { NotifiedRequest } from "./notification";
import { oneLine } from "./oneLine";
import { readablePhone } from "./phoneNumber";
import { serviceLabel } from "./requestFacts";

/** Longer digests say how many more there are. */
const MAX_ENTRIES = 50;

/** Tells of the requests that were set aside since the last digest, and how a real one among them is let through. */
export function composeDigestMail(requests: readonly NotifiedRequest[]): Mail {
  const count = requests.length;
  const what = count === 1 ? "1 quote request was" : `${count} quote requests were`;
  const text = [
    `${what} set aside, since a field that people do not see was filled in. Programs do that, and`,
    "sometimes a browser. Is one of them real? Then let it through:",
    "",
    "    npm run quarantine -- release ID",
    "",
    ...requests.slice(0, MAX_ENTRIES).map(entryOf),
    ...(count > MAX_ENTRIES
      ? [`and ${count - MAX_ENTRIES} more: npm run quarantine -- list`, ""]
      : []),
  ].join("\n");
  return {
    subject: `[maybe spam] ${what} set aside`,
    text,
    html: `<!doctype html>\n<html lang="en"><body><pre style="font:16px/1.5 sans-serif;white-space:pre-wrap">${escapeHtml(text)}</pre></body></html>\n`,
  };
}

function entryOf(request: NotifiedRequest): string {
  const who = `${oneLine(request.fullName, 100)}, ${readablePhone(request.phone)}`;
  const what = oneLine(serviceLabel(request), 60);
  return `ID ${request.id}: ${who}, ${what}\n${oneLine(request.projectDetails, 300)}\n`;
}
