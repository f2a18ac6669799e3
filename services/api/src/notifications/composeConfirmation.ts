import type { Business } from "@ridgeline/contract/business";
import { comingSpecialDays, formatDay, formatHours, groupHours } from "@ridgeline/contract/hours";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import { addressLines } from "@ridgeline/contract/place";
import { layOut, type Mail, sourceOf } from "./composeMail";
import type { Letterhead, NotifiedRequest } from "./notification";
import { type Line, oneLine } from "./requestFacts";

/**
 * Tells a customer that the request has arrived, and what happens next. It may reach somebody who has never heard of the
 * site, so nothing that the visitor could word is in it, but for a first name.
 */
export function composeConfirmation(request: NotifiedRequest, letterhead: Letterhead): Mail {
  const { business } = letterhead;
  const { name, shortName, email, phone, repliesWithin, words } = business;
  const subject = "We have your request";
  const site = sourceOf(letterhead, "our website");
  const promise = repliesWithin && `We will get back to you within ${repliesWithin}.`;
  const paragraphs: Line[][] = [
    [{ text: greetingOf(request.fullName) }],
    [{ text: `Thank you for asking ${name} for an estimate${workOf(request, business)}.` }],
    promise === undefined ? [] : [{ text: promise }],
    words.steps.map(({ title, text }, index) => ({ label: `${index + 1}. ${title}`, text })),
    [
      { text: "To add something, or if it is urgent, reply to this mail, call or text:" },
      { text: `Call ${formatPhone(phone)}`, href: `tel:${toDialable(phone)}` },
      { text: `Text ${formatPhone(phone)}`, href: `sms:${toDialable(phone)}` },
    ],
    hoursOf(business),
    [name, ...addressLines(business)].map((text) => ({ text })),
    [
      {
        text: `You get this because somebody gave your address when asking for an estimate on ${site}. If it was not you, there is nothing to do.`,
      },
    ],
  ];
  const mail = layOut(subject, subject, paragraphs, letterhead);
  return { ...mail, replyTo: { name: shortName, address: email } };
}

/** By the first name, at most 60 characters of it, unless it holds anything that could be part of a link, a number or a sentence. */
function greetingOf(fullName: string): string {
  const [first = ""] = oneLine(fullName, 200).split(" ");
  const name = Array.from(first).slice(0, 60).join("");
  return /^\p{L}[\p{L}\p{M}'’-]*$/u.test(name) ? `Hello ${name},` : "Hello,";
}

/** ": Gutters". Only a kind that the business offers, since whoever posts a request may name any other. */
function workOf({ serviceType }: NotifiedRequest, { serviceTypes }: Business): string {
  const offered = serviceTypes.find(({ value }) => value === serviceType && value !== "other");
  return offered === undefined ? "" : `: ${offered.label}`;
}

/** As in the site's footer. */
function hoursOf({ hours, specialDays, emergency }: Business): Line[] {
  const today = new Date().toISOString().slice(0, 10); // in UTC: in the evening, today is over
  return [
    ...groupHours(hours).map(({ label, open }) => ({ label, text: formatHours(open) })),
    ...comingSpecialDays(specialDays, today).map(({ date, label, open }) => ({
      label: `${label}, ${formatDay(date)}`,
      text: formatHours(open),
    })),
    ...(emergency === undefined ? [] : [{ label: "Emergency repairs", text: emergency }]),
  ];
}
