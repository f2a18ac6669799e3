import type { Site } from "@ridgeline/contract/site";
import escapeHtml from "escape-html";
import { noBackup } from "../noBackup";
import type { Mail } from "./composeRequestMail";
import { layoutMail } from "./layoutMail";
import { eyebrow, heading, words } from "./mailBlocks";

/** For the owner, with the commands for whoever runs the server. */
export function composeNoBackupMail(site: Site): Mail {
  const { title, text } = noBackup;
  const content = [eyebrow("Backups"), heading(title), words(`${text}\n\n${COMMANDS}`)].join("\n");
  const footer = escapeHtml(`Sent from ${site.url}`);
  return {
    subject: title,
    text: `${text}\n\n${COMMANDS}\n`,
    html: layoutMail({ title, preview: text, content, footer }, site),
  };
}

const COMMANDS =
  'There, "make status" shows the last backup, and "docker compose logs offsite" what went wrong.';
