import { addressLines } from "@ridgeline/contract/directions";
import { formatHours, groupHours } from "@ridgeline/contract/hours";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import { layOut, type Mail, sourceOf } from "./composeMail";
import type { Letterhead, NotifiedRequest } from "./notification";
import { oneLine } from "./requestFacts";

/**
 * Tells a customer that the request has arrived, and what happens next. It may reach somebody who has never heard of the
 * site, so nothing that the visitor could word is in it, but for a first name.
 */
export function composeConfirmation(request: NotifiedRequest, letterhead: Letterhead): Mail {
  const { business } = letterhead;
  const { name, shortName, email, phone, hours, emergency, repliesWithin, words } = business;
  const number = formatPhone(phone);
  const dialable = toDialable(phone);
  const subject = "We have your request";
  const mail = layOut(
    subject,
    subject,
    [
      [{ text: greetingOf(request.fullName) }],
      [{ text: `Thank you for asking ${name} for an estimate${workOf(request, letterhead)}.` }],
      repliesWithin === undefined
        ? []
        : [{ text: `We will get back to you within ${repliesWithin}.` }],
      words.steps.map(({ title, text }, index) => ({ label: `${index + 1}. ${title}`, text })),
      [
        { text: "To add something, or if it is urgent, reply to this mail, call or text:" },
        { text: `Call ${number}`, href: `tel:${dialable}` },
        { text: `Text ${number}`, href: `sms:${dialable}` },
      ],
      [
        ...groupHours(hours).map(({ label, open }) => ({ label, text: formatHours(open) })),
        ...(emergency === undefined ? [] : [{ label: "Emergency repairs", text: emergency }]),
      ],
      [name, ...addressLines(business)].map((text) => ({ text })),
      [
        {
          text: `You get this because somebody gave your address when asking for an estimate on ${sourceOf(letterhead, "our website")}. If it was not you, there is nothing to do.`,
        },
      ],
    ],
    letterhead,
  );
  return { ...mail, replyTo: { name: shortName, address: email } };
}

/** By the first name, unless it holds anything that could be part of a link, a number or a sentence. */
function greetingOf(fullName: string): string {
  const [first = ""] = oneLine(fullName, 200).split(" ");
  const name = Array.from(first).slice(0, MAX_NAME).join("");
  return /^\p{L}[\p{L}\p{M}'’-]*$/u.test(name) ? `Hello ${name},` : "Hello,";
}

const MAX_NAME = 60;

/** " for Gutters": only a kind that the business offers, since whoever posts a request may name any other. */
function workOf({ serviceType }: NotifiedRequest, { business }: Letterhead): string {
  const offered = business.serviceTypes.find(({ value }) => value === serviceType);
  return offered === undefined || offered.value === OTHER ? "" : `: ${offered.label}`;
}

const OTHER = "other";
