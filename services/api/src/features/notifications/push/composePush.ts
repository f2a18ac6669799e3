import type { Business } from "@ridgeline/contract/business";
import { requestPath } from "@ridgeline/contract/requestPath";
import { townOf } from "@ridgeline/contract/townOf";
import type { Notification } from "../notification";
import { noBackup } from "../noBackup";
import { oneLine, serviceLabel } from "../requestFacts";

/**
 * What a locked screen shows: service, first name and town, nothing else. Two messages with the same `tag` are shown once;
 * a tap opens `path`.
 */
export function composePush({ kind, requests }: Notification, business: Business): string {
  if (kind === "no-backup") {
    const { title, text } = noBackup;
    return JSON.stringify({ title, body: text, tag: kind, path: "/admin" });
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
