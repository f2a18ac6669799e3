import { formatPhone } from "@ridgeline/contract/phone";
import escapeHtml from "escape-html";
import type { NotifiedRequest } from "../notification";
import type { Mail } from "./composeRequestMail";
import { oneLine, serviceLabel } from "./requestFacts";

/** To be run on the server, in the folder of docker-compose.yml. */
const COMMAND = "docker compose exec api node services/api/dist/commands/quarantine.js";

/** Lists the requests quarantined since the last digest (`more` of them are only counted), and how to release one. */
export function composeDigestMail(requests: readonly NotifiedRequest[], more: number): Mail {
  const count = requests.length + more;
  const what = count === 1 ? "1 quote request was" : `${count} quote requests were`;
  const text = [
    `${what} set aside, since a field that people do not see was filled in. Programs do that, and`,
    "sometimes a browser. Is one of them real? Then let it through:",
    "",
    `    ${COMMAND} release ID`,
    "",
    ...requests.map(entryOf),
    ...(more > 0 ? [`and ${more} more: ${COMMAND} list`, ""] : []),
  ].join("\n");
  return {
    subject: `[maybe spam] ${what} set aside`,
    text,
    html: `<!doctype html>\n<html lang="en"><body><pre style="font:16px/1.5 sans-serif;white-space:pre-wrap">${escapeHtml(text)}</pre></body></html>\n`,
  };
}

function entryOf(request: NotifiedRequest): string {
  const who = `${oneLine(request.fullName, 100)}, ${formatPhone(request.phone)}`;
  const what = oneLine(serviceLabel(request), 60);
  return `ID ${request.id}: ${who}, ${what}\n${oneLine(request.projectDetails, 300)}\n`;
}
