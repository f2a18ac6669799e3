import { cleanWord, toPlainDigits } from "./cleanText";

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
  const text = written.length > MAX_LENGTH ? written : toPlain(written);
  if (text.length > MAX_LENGTH) return undefined;
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
    .replace(MARKS, "")
    .replace(DIALED_ABROAD, "+");
}

/** In ASCII digits, without invisible characters, and without what is written around a number. */
function toPlain(written: string): string {
  return toPlainDigits(cleanWord(written)).replace(AROUND, "");
}

/** Quotes, brackets, dots, dashes and lines of any kind: all that people put into a number but the plus. */
const MARKS = /[\p{P}\s]|(?!\+)\p{Sm}/gu;

/** Marks at both ends, and the scheme of a link or a word. */
const AROUND =
  /^(?:[\p{P}\s]|(?!\+)\p{Sm})*(?:(?:tel|sms|callto|telephone|phone|ph|cell|mobile|mob|home|office|work)(?!\p{L})[\p{P}\s]*)?|(?:[\p{P}\s]|(?!\+)\p{Sm})+$/giu;

/** "+44 (0)20", "+44 (020)": this zero is dialed inside the country only; in Italy it is part of the number. */
const TRUNK_ZERO = /^((?:\+|00|011)\s*(?!39)[1-9][\d\s\p{P}]*?)\p{Ps}\s*0(\d*)\s*\p{Pe}/u;

/** How most countries dial abroad, and North America, where the rule wants a plus. */
const DIALED_ABROAD = /^(?:00|011)(?=[1-9])/;

const EXTENSION =
  /^(.*?\d.*?)[\p{P}|\s]*(?:extension|extn|ext|x|p|w|#|,,+|;(?:ext=)?)[\p{P}\s=]*(\d{1,7})$/iu;

const TWO_WITHOUT_AREA = /^\d{3}[\p{P}\s]?\d{4}[^\d\p{Pd}]+\d{3}[\p{P}\s]?\d{4}$/u;

/** Between two numbers, not before an extension. A slash may also be inside a number. */
const BETWEEN =
  /(?![\p{P}|\s]*(?:extension|extn|ext|x|#|;)[\p{P}\s=]*\d{1,7}$)\s*(?:[/|&\n;]|,\s|\s(?:or|and|y|o|\p{Po}|\p{Sm})\s)\s*|\s+(?=\+)/iu;

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
  if (countDigits(text) <= LONGEST) return text;
  // No more than a mark between them: as many groups of digits as make a whole number.
  const heads = [...text.matchAll(/\d(?=\D+\d)/g)].map(({ index }) => text.slice(0, index + 1));
  return heads.find((head) => countDigits(head) >= WHOLE) ?? text;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, "").length;
}
