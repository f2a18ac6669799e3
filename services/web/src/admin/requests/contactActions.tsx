import { mailTo } from "@ridgeline/contract/link";
import { firstName } from "@ridgeline/contract/personName";
import { toDialable } from "@ridgeline/contract/phone";
import { optionLabel, OTHER } from "@ridgeline/contract/quoteFields";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import dayjs from "dayjs";
import { Check } from "lucide-react";
import { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import type { PageBusiness } from "../../site/pageBusiness";
import { usePageBusiness } from "../../site/shownBusiness";
import { local } from "../../site/storage";
import { color, fontSize } from "../../theme";
import { Button } from "../../ui/Button";
import { useCopy } from "../kit/useCopy";
import { nameThisDevice } from "../notifications/pushBrowser";
import { namesOf, summarizeQuote } from "./quoteFacts";

type QuoteProps = { quote: QuoteRequest };

/** The props of the links with which a customer is answered. */
export function answersTo(quote: QuoteRequest, business: PageBusiness) {
  const answer = (kind: AnswerKind, verb: string, href: string) => ({
    href,
    "aria-label": `${verb} ${namesOf(quote)}`,
    onClick: () => noteAnswer(quote.id, kind),
    children: verb,
  });
  return {
    call: answer("call", "Call", callHref(quote.phone)),
    text: answer("text", "Text", textHref(quote.phone, greetingFor(quote, business))),
    email: quote.email ? answer("email", "Email", mailHref(quote.email)) : undefined,
  };
}

/** "Called from this phone, Tue 9:14 AM", if this device remembers that. */
export function Answered({ quote: { id } }: QuoteProps) {
  const text = useAnswered(id);
  return (
    text !== undefined && (
      <Note>
        <Check />
        <span>{text}</span>
      </Note>
    )
  );
}

const words = {
  call: "Called",
  text: "Texted",
  email: "E-mailed",
  review: "Asked for a review",
} as const;

type AnswerKind = keyof typeof words;
type NotedAnswer = Readonly<{ kind: AnswerKind; at: number }>;
type NotedAnswers = Readonly<Record<string, NotedAnswer>>;

const STORAGE_KEY = "answered";
const MAX_AGE_DAYS = 90;
const MAX_KEPT = 500;
/** Until then the weekday is enough. */
const WEEKDAY_DAYS = 6;

/** Notes on this device only that a request was answered; requests have no status. The last answer counts. */
export function noteAnswer(id: number, kind: AnswerKind): void {
  const oldest = dayjs().subtract(MAX_AGE_DAYS, "day").valueOf();
  const kept = Object.entries<NotedAnswer>({ ...readNoted(), [id]: { kind, at: Date.now() } })
    .filter(([, { at }]) => at > oldest)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MAX_KEPT);
  local.set(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
  tellThisTab();
}

/** At logout: whoever uses the device next has not answered anything. */
export function forgetAnswers(): void {
  local.remove(STORAGE_KEY);
  tellThisTab();
}

/** "Called from this phone, Tue 9:14 AM"; undefined if it was not answered from this device. Follows other tabs. */
function useAnswered(id: number): string | undefined {
  const answer = useSyncExternalStore(watchStorage, () => readNoted()[id]);
  if (!answer) return undefined;
  const at = dayjs(answer.at);
  const isRecent = dayjs().diff(at, "day") < WEEKDAY_DAYS;
  if (answer.kind === "review")
    return `${words.review} on ${at.format(isRecent ? "ddd" : "MMM D")}`;
  const time = at.format(isRecent ? "ddd h:mm A" : "MMM D, h:mm A");
  return `${words[answer.kind]} from this ${nameThisDevice()}, ${time}`;
}

let last: { text: string | null; answers: NotedAnswers } = { text: null, answers: {} };

/** Parsed once per change, so that an answer stays the same object. */
function readNoted(): NotedAnswers {
  const text = local.get(STORAGE_KEY);
  if (text !== last.text) {
    last = { text, answers: local.getJson(STORAGE_KEY, isAnswers) ?? {} };
  }
  return last.answers;
}

function isAnswers(stored: unknown): stored is NotedAnswers {
  if (typeof stored !== "object" || stored === null) return false;
  return Object.values(stored).every(
    (answer: Partial<NotedAnswer> | null) =>
      typeof answer?.at === "number" && String(answer.kind) in words,
  );
}

/** The browser tells only other tabs. */
function tellThisTab(): void {
  window.dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEY }));
}

function watchStorage(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}

/** How a text message to the customer begins; the owner finishes it: "Hi Walter, this is Ridgeline about ...". */
export function greetingFor(
  quote: Pick<QuoteRequest, "fullName" | "serviceType">,
  { shortName, serviceTypes }: Pick<PageBusiness, "shortName" | "serviceTypes">,
): string {
  // Nobody writes "your request for Other".
  const work = quote.serviceType === OTHER ? "" : optionLabel(serviceTypes, quote.serviceType);
  const request = ["your request", linkText(work)].filter(Boolean).join(" for ");
  return `${openingOf(quote.fullName, shortName)} about ${request}. `;
}

/** "Hi Walter, this is Ridgeline" */
export function openingOf(fullName: string, shortName: string): string {
  const hi = ["Hi", firstName(fullName)].filter(Boolean).join(" ");
  return `${hi}, this is ${linkText(shortName)}`;
}

/** Without line breaks, control characters, direction marks and broken characters, which no link can carry. */
function linkText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

const callHref = (phone: string) => `tel:${toDialable(phone)}`;

/** Writes a text message that begins with `greeting`. iPhones look for the body after "&", Android after "?". */
export const textHref = (phone: string, greeting: string) =>
  `sms:${toDialable(phone)}?&body=${encodeURIComponent(greeting)}`;

const SUBJECT = "Re: Your Quote Request";

export function mailHref(email: string, subject = SUBJECT, body = ""): string {
  const text = body && `&body=${encodeURIComponent(body)}`;
  return `${mailTo(email)}?subject=${encodeURIComponent(subject)}${text}`;
}

export function CopyDetailsButton({ quote }: QuoteProps) {
  const copy = useCopy("Details");
  const { serviceTypes } = usePageBusiness();
  return (
    <Button
      variant="ghost"
      aria-label={`Copy Details, ${namesOf(quote)}`}
      onClick={() => void copy(summarizeQuote(quote, serviceTypes))}
    >
      Copy Details
    </Button>
  );
}

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${color.success};
  font-size: ${fontSize.badge};
  font-weight: 600;
  line-height: 1.3;
`;
