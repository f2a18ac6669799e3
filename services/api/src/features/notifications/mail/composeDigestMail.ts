import type { Business } from "@ridgeline/contract/business";
import { formatPhone } from "@ridgeline/contract/phone";
import escapeHtml from "escape-html";
import type { Letterhead, NotifiedRequest } from "../notification";
import { quarantineAddress, oneLine, sentFrom, serviceLabel } from "../requestFacts";
import type { Mail } from "./composeRequestMail";
import { layoutMail } from "./layoutMail";
import { eyebrow, heading, rule, textLink, words } from "./mailLook";

const WHY =
  "A field that people do not see was filled in. Programs do that, and sometimes a browser. Is one of them real? Then move it to your quote requests";

/** Lists the requests quarantined since the last digest (`more` of them are only counted), and where to release them. */
export function composeDigestMail(
  requests: readonly NotifiedRequest[],
  more: number,
  { business, address }: Letterhead,
): Mail {
  const count = requests.length + more;
  const what = count === 1 ? "1 quote request was" : `${count} quote requests were`;
  const title = `${what} set aside`;
  const list = quarantineAddress(address);
  const rest = more > 0 ? [`and ${more} more`] : [];
  const entries = requests.map((request) => entryOf(request, business));
  const text = [
    `${title}.`,
    ...(list === undefined ? [`${WHY}, in the admin area.`] : [`${WHY}:`, "", list]),
    "",
    ...entries.flatMap(({ who, details }) => [who, details, ""]),
    ...rest,
    "",
  ];
  const content = [
    eyebrow("Maybe spam"),
    heading(title),
    ...(list === undefined
      ? [words(`${WHY}, in the admin area.`)]
      : [words(`${WHY}:`), `<p style="margin:16px 0 0">${textLink("Look at them", list)}</p>`]),
    ...entries.map(({ who, details }) => `${rule()}${eyebrow(who)}${words(details)}`),
    ...rest.map((line) => `${rule()}${eyebrow(line)}`),
  ].join("\n");
  return {
    subject: `[maybe spam] ${title}`,
    text: text.join("\n"),
    html: layoutMail(
      { title, preview: WHY, content, footer: escapeHtml(`Sent from ${sentFrom(address)}`) },
      business,
    ),
  };
}

function entryOf(request: NotifiedRequest, business: Business): { who: string; details: string } {
  const who = `ID ${request.id}: ${oneLine(request.fullName, 100)}, ${formatPhone(request.phone)}, ${oneLine(serviceLabel(request, business), 60)}`;
  return { who, details: oneLine(request.projectDetails, 300) };
}
