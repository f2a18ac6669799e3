import type { Business } from "@ridgeline/contract/business";
import { formatPhone } from "@ridgeline/contract/phone";
import { quarantinePath, QUOTE_REQUESTS_PATH } from "@ridgeline/contract/requestPath";
import escapeHtml from "escape-html";
import type { DigestKind, Letterhead, NotifiedRequest } from "./notification";
import { oneLine, pageAddress, sentFrom, serviceLabel } from "./requestFacts";
import type { Mail } from "./composeMail";
import { layoutMail } from "./layoutMail";
import { eyebrow, heading, rule, textLink, words } from "./mailStyles";

type Digest = { kind: DigestKind; requests: readonly NotifiedRequest[]; more: number };

const WORDING = {
  digest: {
    label: "Maybe spam",
    mark: "[maybe spam] ",
    titleOf: (count: number) =>
      `${count === 1 ? "1 quote request was" : `${count} quote requests were`} set aside`,
    why: "A field that people do not see was filled in. Programs do that, and sometimes a browser. Is one of them real? Then move it to your quote requests",
    path: quarantinePath,
  },
  "more-requests": {
    label: "New estimate requests",
    mark: "",
    titleOf: (count: number) => (count === 1 ? "1 more request" : `${count} more requests`),
    why: "So many came in within an hour that these are in one message. All of them are in your list",
    path: QUOTE_REQUESTS_PATH,
  },
} as const;

/** Lists the requests of a digest (`more` of them are only counted), and where they are. */
export function composeDigestMail(
  { kind, requests, more }: Digest,
  { business, address }: Letterhead,
): Mail {
  const { label, mark, titleOf, why, path } = WORDING[kind];
  const title = titleOf(requests.length + more);
  const list = pageAddress(address, path);
  const rest = more > 0 ? [`and ${more} more`] : [];
  const entries = requests.map((request) => entryOf(request, business));
  const text = [
    `${title}.`,
    ...(list === undefined ? [`${why}, in the admin area.`] : [`${why}:`, "", list]),
    "",
    ...entries.flatMap(({ who, details }) => [who, details, ""]),
    ...rest,
    "",
  ];
  const content = [
    eyebrow(label),
    heading(title),
    ...(list === undefined
      ? [words(`${why}, in the admin area.`)]
      : [words(`${why}:`), `<p style="margin:16px 0 0">${textLink("Look at them", list)}</p>`]),
    ...entries.map(({ who, details }) => `${rule()}${eyebrow(who)}${words(details)}`),
    ...rest.map((line) => `${rule()}${eyebrow(line)}`),
  ].join("\n");
  return {
    subject: `${mark}${title}`,
    text: text.join("\n"),
    html: layoutMail(
      { title, preview: why, content, footer: escapeHtml(`Sent from ${sentFrom(address)}`) },
      business,
    ),
  };
}

function entryOf(request: NotifiedRequest, business: Business): { who: string; details: string } {
  const who = `ID ${request.id}: ${oneLine(request.fullName, 100)}, ${formatPhone(request.phone)}, ${oneLine(serviceLabel(request, business), 60)}`;
  return { who, details: oneLine(request.projectDetails, 300) };
}
