import { splitList } from "./splitList";

type AdminTokens = {
  tokens: string[];
  /** Why a token could never log in. */
  unusable: string[];
  /** Why a token could be guessed. */
  weak: string[];
};

const MIN_LENGTH = 24;
/** One in 100,000 random tokens of 32 hexadecimal digits has fewer. */
const MIN_DIFFERENT = 8;
const PLACEHOLDER = /change-?me|placeholder|example/i;
/** What a browser can send in a header and the API reads as one word. */
const USABLE = /^[\x21-\x7e]+$/;

/** The tokens of ADMIN_TOKEN, and what is wrong with them, as sentences. */
export function readAdminTokens(list: string): AdminTokens {
  const tokens = splitList(list);
  const unusable = tokens.every((token) => USABLE.test(token))
    ? []
    : ["ADMIN_TOKEN: a token may hold no blanks, and ASCII characters only"];
  return { tokens, unusable, weak: weakTokens(tokens) };
}

function weakTokens(tokens: string[]): string[] {
  if (tokens.length === 0) return ["ADMIN_TOKEN: Required"];
  if (tokens.length > 2) return ["ADMIN_TOKEN: at most two tokens, separated by a comma"];
  return tokens.flatMap((token) => {
    if (token.length < MIN_LENGTH) {
      return [`ADMIN_TOKEN: a token of fewer than ${MIN_LENGTH} characters can be guessed`];
    }
    if (new Set(token).size < MIN_DIFFERENT) {
      return [
        `ADMIN_TOKEN: a token of fewer than ${MIN_DIFFERENT} different characters can be guessed`,
      ];
    }
    return PLACEHOLDER.test(token) ? ["ADMIN_TOKEN: this is a placeholder, not a secret"] : [];
  });
}
