import { isIP } from "node:net";

/** The formats of the settings that are more than a word or a number. */
export const settingFormats = {
  "published-port": isPublishedPort,
  domains: listOf(isDomain),
  ranges: listOf(isRange),
  origins: listOf(isOrigin),
  "web-url": isWebUrl,
  "smtp-url": (text: string) =>
    /^smtps?:\/\/[^\s/?]+\/?(\?\S*)?$/.test(text) && hasReadableLogin(text),
  // A URL without a host names the socket's folder in a parameter.
  "database-url": (text: string) =>
    /^postgres(ql)?:\/\/./.test(text) && hasReadableLogin(text.replace("@/", "@socket/")),
  // restic prints a rest: address that it cannot parse, and it may hold a password.
  repository: (text: string) =>
    text.startsWith("rest:")
      ? isWebUrl(text.slice("rest:".length)) && hasReadableLogin(text.slice("rest:".length))
      : /^(\/|(s3|sftp|b2|azure|gs|swift|rclone):.)/.test(text),
};

/** Separated by commas. */
function listOf(isItem: (text: string) => boolean): (text: string) => boolean {
  return (text) => text.split(",").every((item) => isItem(item.trim()));
}

/** As Compose publishes it: with or without an address of this machine. */
function isPublishedPort(text: string): boolean {
  const [, bracketed, plain, port] = /^(?:\[(.+)\]:|([\d.]+):)?(\d{1,5})$/.exec(text) ?? [];
  const isAddress = [bracketed, plain].every((address) => !address || isIP(address) !== 0);
  return isAddress && Number(port) <= 65_535;
}

function isDomain(text: string): boolean {
  const label = "[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";
  return text.length <= 253 && new RegExp(`^${label}(\\.${label})*$`).test(text);
}

function isRange(text: string): boolean {
  const [, address = "", prefix = "0"] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** As a browser sends it: any other spelling would never match. */
function isOrigin(text: string): boolean {
  return isWebUrl(text) && new URL(text).origin === text;
}

function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s#]+$/.test(text) && URL.canParse(text);
}

/**
 * True for an address whose user and password can be decoded. A # / ? or @ in them that is not encoded would make a host of
 * what precedes it: bob:12#34@host means port 12 of bob.
 */
function hasReadableLogin(text: string): boolean {
  if (!/^[^/]*\/\/([^/?#@]*@)?[^#@]*$/.test(text)) return false;
  try {
    const { username, password } = new URL(text);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}
