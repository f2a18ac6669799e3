import { cleanWord } from "./cleanText";

/** A phone number for dialing: "+17065550199". Ten digits, or eleven with a leading 1, are a US number. */
export function toDialable(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.startsWith("+") || (digits.length === 11 && digits.startsWith("1")))
    return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : digits;
}

/** A phone number for display: "(706) 555-0199". A foreign number stays as typed. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  if (area === undefined || exchange === undefined || line === undefined) return phone;
  return `(${area}) ${exchange}-${line}`;
}

type ReadPhone = {
  /** As the rule wants it: "+17065550117". */
  phone: string;
  /** What was written behind it: "12". */
  extension?: string | undefined;
  /** There is another number in the text. */
  isFirst: boolean;
};

/** Longer than any number with everything that people write around it. */
const MAX_LENGTH = 200;

/**
 * The phone number in a text that has arrived in one piece: copied from a contact, a document or a link, with whatever people
 * put into a number. Of two it is the first. Undefined if the text is not just a number, valid or not.
 */
export function readPhone(written: string): ReadPhone | undefined {
  if (written.length > MAX_LENGTH) return undefined;
  const text = toPlain(written);
  const first = firstOf(text);
  const [, number = first, extension] = EXTENSION.exec(first) ?? [];
  const phone = stripPhone(number);
  if (!/^\+?[1-9]\d*$/.test(phone) || TWO_WITHOUT_AREA.test(number)) return undefined;
  return { phone, extension, isFirst: first !== text };
}

/** The number as the rule wants it. Two numbers, and what is not just a number, are returned unchanged. */
export function toNumber(written: string): string {
  const read = readPhone(written);
  if (read) return read.isFirst ? written : read.phone;
  if (written.length > MAX_LENGTH) return written;
  const stripped = stripPhone(written);
  return /^\+?\d*$/.test(stripped) ? stripped : written;
}

/** The project details with an extension, which the rule for numbers does not accept, at their head. */
export function withExtension(extension: string, details: string): string {
  return `Extension ${extension}\n${details.replace(/^Extension \d+\n?/, "")}`;
}

/** Without punctuation and the scheme of a link; a plus for how one dials abroad. Anything else stays. */
function stripPhone(written: string): string {
  return toPlain(written)
    .replace(TRUNK_ZERO, "$1$2")
    .replace(PUNCTUATION, "")
    .replace(DIALED_ABROAD, "+");
}

/** In ASCII digits, without invisible characters, and without what is written before a number. */
function toPlain(written: string): string {
  return cleanWord(written)
    .replace(/\p{Nd}/gu, toDigit)
    .replace(LABEL, "");
}

/** What is typed as a whole number, in digits of any script; 0 if it is none (requirement 4.6). */
export function toInteger(written: string): number {
  return Number.parseInt(written.replace(/\p{Nd}/gu, toDigit), 10) || 0;
}

/** In every script the ten digits follow one another. */
export function toDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** An apostrophe from a spreadsheet, and the scheme of a link or a word. */
const LABEL =
  /^['’‘"\s]*(?:(?:tel|sms|callto|telephone|phone|ph|cell|mobile|mob|home|office|work)(?!\p{L})[\s.:/]*)?/iu;

/** Brackets, commas, and all the dots, dashes and lines that people put into a number. */
const PUNCTUATION = /[\s()[\].,:;/\\|_~·•‧∙・*'’\p{Pd}\u2212]/gu;

/** "+44 (0)20", "+44 (020)": this zero is dialed inside the country only; in Italy it is part of the number. */
const TRUNK_ZERO = /^((?:\+|00|011)\s*(?!39)[1-9][\d\s.-]*)\(\s*0(\d*)\s*\)/;

/** How most countries dial abroad, and North America, where the rule wants a plus. */
const DIALED_ABROAD = /^(?:00|011)(?=[1-9])/;

const EXTENSION =
  /^(.*?\d.*?)[\s,;(]*(?:extension|extn|ext|x|p|w|#|,,+|;(?:ext=)?)[\s.:=]*(\d{1,7})\)?$/i;

const TWO_WITHOUT_AREA = /^\d{3}[\s.-]?\d{4}[^\d-]+\d{3}[\s.-]?\d{4}$/;

/** Between two numbers. A slash may also be inside one, and a semicolon before an extension. */
const BETWEEN =
  /\s*(?:[/|&\n]|;(?!\s*(?:ext\s*=?\s*)?\d{1,7}$)|,\s|\s(?:or|and|y|o)\s)\s*|\s+(?=\+)/i;

/** With the area code, and without. */
const WHOLE = 10;
const LOCAL = 7;
/** The longest number that exists anywhere (E.164). */
const LONGEST = 15;

function firstOf(text: string): string {
  const [first = ""] = text.split(BETWEEN);
  const rest = text.slice(first.length);
  const [digits, others] = [countDigits(first), countDigits(rest)];
  const isWhole = digits >= WHOLE && others > 0;
  if (isWhole || (digits >= LOCAL && others >= LOCAL)) return first;
  return countDigits(text) > LONGEST ? firstGroups(text) : text;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, "").length;
}

/** Two numbers with no more than a blank between them: as many groups of digits as make a whole one. */
function firstGroups(text: string): string {
  for (const { index } of text.matchAll(/(?:\d)(?=[\s,]+[+(\d])/g)) {
    if (countDigits(text.slice(0, index + 1)) >= WHOLE) return text.slice(0, index + 1);
  }
  return text;
}
