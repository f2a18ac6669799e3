import type { Business } from "@ridgeline/contract/business";
import { QUOTE_REQUESTS_PATH, requestPath } from "@ridgeline/contract/requestPath";
import { townOf } from "@ridgeline/contract/townOf";
import { countOf, type Notification } from "./notification";
import { noBackup } from "./noBackup";
import { oneLine, serviceLabel } from "./requestFacts";

const IN_THE_LIST = "They came in all at once. Open the list to see them.";

/**
 * What a locked screen shows: service, first name and town, nothing else. Two messages with the same `tag` are shown once;
 * a tap opens `path`.
 */
export function composePush(notification: Notification, business: Business): string {
  const { kind, key, requests } = notification;
  if (kind === "no-backup") {
    const { title, text } = noBackup;
    return JSON.stringify({ title, body: text, tag: kind, path: "/admin" });
  }
  if (kind === "more-requests") {
    const count = countOf(notification);
    const title = count === 1 ? "1 more request" : `${count} more requests`;
    return JSON.stringify({ title, body: IN_THE_LIST, tag: key, path: QUOTE_REQUESTS_PATH });
  }
  const [request] = requests;
  if (!request) throw new Error("There is no request to tell of.");
  const town = request.address === null ? "" : townOf(request.address);
  const [firstName = ""] = oneLine(request.fullName, 200).split(" ");
  const title = `New request: ${oneLine(serviceLabel(request, business), 60)}`;
  return JSON.stringify({
    title: kind === "test" ? `Test: ${title}` : title,
    body: [firstName, town]
      .map((text) => oneLine(text, 60))
      .filter(Boolean)
      .join(", "),
    tag: `request-${request.id}`,
    path: requestPath(request.id),
  });
}
