import { createECDH } from "node:crypto";

/** The formats of the variables that are not just a word or a number. Empty ones count as unset. */
export const settingFormats = {
  origins: orEmpty((text) => text.split(",").every((origin) => isOrigin(origin.trim()))),
  domains: (text: string) => /^[\w.-]*([,\s]+[\w.-]+)*[,\s]*$/.test(text),
  "smtp-url": orEmpty((text) => /^smtps?:\/\/[^\s/]\S*$/.test(text) && hasReadableLogin(text)),
  "web-url": orEmpty((text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text)),
  "push-key": orEmpty(isPushKey),
};

/** Catches common mistakes in an address with a password. */
export const encodingRule =
  "with % as %25, / as %2F, ? as %3F, # as %23, : as %3A and @ as %40 in user and password";

/** True for an address whose user and password can be decoded. */
export function hasReadableLogin(text: string): boolean {
  try {
    const { username, password } = new URL(text);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

function orEmpty(isValid: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === "" || isValid(text);
}

/** As a browser sends it: any other spelling would never match. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** A P-256 private key in base64url: not every number is one. */
function isPushKey(text: string): boolean {
  try {
    createECDH("prime256v1").setPrivateKey(Buffer.from(text, "base64url"));
    return /^[\w-]{43}$/.test(text);
  } catch {
    return false;
  }
}
