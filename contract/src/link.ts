import { cleanWord } from "./cleanText";

/** A link that begins an e-mail; an address may have "&", "#" or "/" in it. */
export function mailTo(email: string): string {
  return `mailto:${email.split("@").map(encodeURIComponent).join("@")}`;
}

/** Where a name alone is an address. */
const PAGES: Readonly<Record<string, string>> = {
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
};

/** What people write who have no page, or who name the site. */
const NO_NAME =
  /^(?:facebook|fb|instagram|insta|ig|yelp|google|nextdoor|none|no|na|yes|link|page|url|www)$/i;

/**
 * The address that an owner means: "www.example.com/me", "https://https://example.com", and in the field of such a site
 * "@ridgelinega". Whatever is not sure stays wrong, for the check to find.
 */
export function readLink(typed: string, site = ""): string {
  const text = cleanWord(typed);
  const [schemes = "", scheme = "https"] = /^(?:(https?)(?::\/*|\/\/+))*\/*/i.exec(text) ?? [];
  const bare = text.slice(schemes.length);
  if (bare === "" || /^[a-z][a-z+.-]*:(?!\d)/i.test(bare)) return text;

  const page = PAGES[site];
  const [, at = "", name = ""] = /^(@?)([\w.]{2,})\/?$/.exec(bare) ?? [];
  if (page === undefined || name === "") return `${scheme}://${bare.replace(AT_IN_PATH, "$1")}`;
  if (at !== "" || (!name.includes(".") && !NO_NAME.test(name))) return page + name;
  // "ridgeline.ga" may be a name or a site.
  return schemes !== "" || /^www\./i.test(name) || name.includes(`${site}.com`)
    ? `${scheme}://${name}`
    : text;
}

/** Their addresses have no "@" before the name. */
const AT_IN_PATH = /^((?:www\.|m\.)?(?:facebook|instagram)\.com\/)@/i;
