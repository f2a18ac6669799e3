const SUBJECT = "Re: Your Quote Request";

export function mailHref(email: string): string {
  const [name = "", domain = ""] = email.split("@").map(encodeURIComponent);
  return `mailto:${name}@${domain}?subject=${encodeURIComponent(SUBJECT)}`;
}
