import dayjs from "dayjs";
import { useSyncExternalStore } from "react";
import { local } from "../../site/storage";
import { nameThisDevice } from "../notifications/pushBrowser";

const words = {
  call: "Called",
  text: "Texted",
  email: "E-mailed",
  review: "Asked for a review",
} as const;

export type AnswerKind = keyof typeof words;
type Answer = Readonly<{ kind: AnswerKind; at: number }>;
type Answers = Readonly<Record<string, Answer>>;

const STORAGE_KEY = "answered";
const MAX_AGE_DAYS = 90;
const MAX_KEPT = 500;
/** Until then the weekday is enough. */
const WEEKDAY_DAYS = 6;

/** Notes on this device only that a request was answered; requests have no status. The last answer counts. */
export function noteAnswer(id: number, kind: AnswerKind): void {
  const oldest = dayjs().subtract(MAX_AGE_DAYS, "day").valueOf();
  const kept = Object.entries<Answer>({ ...readAnswers(), [id]: { kind, at: Date.now() } })
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
export function useAnswered(id: number): string | undefined {
  const answer = useSyncExternalStore(watchStorage, () => readAnswers()[id]);
  if (!answer) return undefined;
  const at = dayjs(answer.at);
  const isRecent = dayjs().diff(at, "day") < WEEKDAY_DAYS;
  if (answer.kind === "review")
    return `${words.review} on ${at.format(isRecent ? "ddd" : "MMM D")}`;
  const time = at.format(isRecent ? "ddd h:mm A" : "MMM D, h:mm A");
  return `${words[answer.kind]} from this ${nameThisDevice()}, ${time}`;
}

let last: { text: string | null; answers: Answers } = { text: null, answers: {} };

/** Parsed once per change, so that an answer stays the same object. */
function readAnswers(): Answers {
  const text = local.get(STORAGE_KEY);
  if (text !== last.text) {
    last = { text, answers: local.getJson(STORAGE_KEY, isAnswers) ?? {} };
  }
  return last.answers;
}

function isAnswers(stored: unknown): stored is Answers {
  if (typeof stored !== "object" || stored === null) return false;
  return Object.values(stored).every(
    (answer: Partial<Answer> | null) =>
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
