/** A link that begins an e-mail; an address may have "&", "#" or "/" in it. */
export function mailTo(email: string): string {
  return `mailto:${email.split("@").map(encodeURIComponent).join("@")}`;
}
