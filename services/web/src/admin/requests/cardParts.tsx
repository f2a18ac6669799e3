import { optionLabel } from "@ridgeline/contract/options";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import { readAnswer } from "@ridgeline/contract/quoteAnswers";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { townOf } from "@ridgeline/contract/townOf";
import { CalendarCheck, Copy, MessageSquare, Phone } from "lucide-react";
import { Fragment, useContext } from "react";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/business";
import type { PageBusiness } from "../../site/pageBusiness";
import { color, font, fontSize, space } from "../../theme";
import { Badge } from "../../ui/Badge";
import { BarFold } from "../../ui/Fold";
import { Button, type ButtonVariant, LinkButton } from "../../ui/Button";
import { TextLink } from "../../ui/TextLink";
import { useToast } from "../../ui/ToastProvider";
import { formatAgo, useNow } from "../kit/times";
import { NewRequests } from "../kit/usePageTitle";
import { formatDate, formatExactTime, namesOf, summarizeQuote, trackingRows } from "./quoteFacts";

/** The first line of a request's card: its number, whether it is new, and when it came. */
export function QuoteStub({ quote }: { quote: QuoteRequest }) {
  return (
    <Stub>
      <NumberAndMarker>
        <span>ID: {quote.id}</span>
        <NewMarker id={quote.id} />
      </NumberAndMarker>
      <When>
        <CalendarCheck aria-hidden />
        <time dateTime={quote.createdAt}>{formatDate(quote.createdAt)}</time>
        <QuoteTime iso={quote.createdAt} />
      </When>
    </Stub>
  );
}

/** "New" on a request that is new since the owner's last visit; on others nothing. */
export function NewMarker({ id }: { id: number }) {
  return useContext(NewRequests).has(id) && <Badge $isOn>New</Badge>;
}

/** "2 hours ago", with the exact time as a tooltip. */
export function QuoteTime({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <Ago dateTime={iso} title={formatExactTime(iso)}>
      {formatAgo(now - Date.parse(iso))}
    </Ago>
  );
}

/** "Roofing & Roof Repair · Dahlonega" */
export function ServiceAndTown({ quote }: { quote: QuoteRequest }) {
  const { serviceTypes } = usePageBusiness();
  return (
    <Summary>
      {readAnswer(quote, "serviceType", serviceTypes)}
      {quote.address && (
        <>
          {" · "}
          <bdi>{townOf(quote.address)}</bdi>
        </>
      )}
    </Summary>
  );
}

/** An e-mail address that breaks after "@" and dots, if it has to; but not before the "com" at its end. */
export function MailAddress({ email }: { email: string }) {
  const parts = email.match(/[^@.]*@|[^@.]*\.(?=.*[@.])|.+/g) ?? [];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

type CallAndTextProps = {
  quote: QuoteRequest;
  /** The phone number is on the button, and nowhere else on the card. */
  showsNumber?: boolean;
};

/** The two ways to answer a customer at once. */
export function CallAndText({ quote, showsNumber = false }: CallAndTextProps) {
  const business = usePageBusiness();
  const name = namesOf(quote);
  const number = formatPhone(quote.phone);
  return (
    <>
      <LinkButton
        href={callHref(quote.phone)}
        aria-label={showsNumber ? `Call ${number}, ${name}` : `Call ${name}`}
      >
        <Phone aria-hidden />
        Call
        {showsNumber && <span>{number}</span>}
      </LinkButton>
      <LinkButton
        $variant="line"
        href={textHref(quote.phone, greetingFor(quote, business))}
        aria-label={`Text ${name}`}
      >
        <MessageSquare aria-hidden />
        Text
      </LinkButton>
    </>
  );
}

/** Nobody writes "your request for Other". */
const OTHER = "other";

/** How a text message to the customer begins; the owner finishes it: "Hi Walter, this is Ridgeline about ...". */
export function greetingFor(
  quote: Pick<QuoteRequest, "fullName" | "serviceType">,
  { shortName, serviceTypes }: Pick<PageBusiness, "shortName" | "serviceTypes">,
): string {
  const hi = ["Hi", salutationName(quote.fullName)].filter(Boolean).join(" ");
  const work = quote.serviceType === OTHER ? "" : optionLabel(serviceTypes, quote.serviceType);
  const request = ["your request", oneLine(work)].filter(Boolean).join(" for ");
  return `${hi}, this is ${oneLine(shortName)} about ${request}. `;
}

const NO_FIRST_NAME = /^(.|.*\.|dr|miss|mr|mrs|ms)$/iu;

/** The first name; all of the name if it begins with a title or an initial: "Dr. Lee", "J. Walter Pruitt". */
function salutationName(fullName: string): string {
  const name = oneLine(fullName);
  const [first = ""] = name.split(" ");
  return NO_FIRST_NAME.test(first) ? name : first;
}

/** Without line breaks, control characters, direction marks and broken characters, which no link can carry. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

/** Calls the customer. */
export const callHref = (phone: string) => `tel:${toDialable(phone)}`;

/** Writes a text message that begins with `greeting`. iPhones look for the body after "&", Android after "?". */
export const textHref = (phone: string, greeting: string) =>
  `sms:${toDialable(phone)}?&body=${encodeURIComponent(greeting)}`;

const SUBJECT = "Re: Your Quote Request";

export function mailHref(email: string): string {
  const [name = "", domain = ""] = email.split("@").map(encodeURIComponent);
  return `mailto:${name}@${domain}?subject=${encodeURIComponent(SUBJECT)}`;
}

const COPIED = {
  title: "Success",
  text: "Details copied to the clipboard",
  tone: "success",
} as const;
const NOT_COPIED = {
  title: "Error",
  text: "This browser did not allow copying the details",
  tone: "destructive",
} as const;

type CopyDetailsButtonProps = { quote: QuoteRequest; variant: ButtonVariant };

/** Copies a plain-text summary of the request. */
export function CopyDetailsButton({ quote, variant }: CopyDetailsButtonProps) {
  const raiseToast = useToast();
  const { serviceTypes } = usePageBusiness();

  const handleClick = async () => {
    const isCopied = await copyText(summarizeQuote(quote, serviceTypes));
    raiseToast(isCopied ? COPIED : NOT_COPIED);
  };

  return (
    <Button
      variant={variant}
      aria-label={`Copy Details, ${namesOf(quote)}`}
      onClick={() => void handleClick()}
    >
      <Copy aria-hidden />
      Copy Details
    </Button>
  );
}

/** Copies to the clipboard, even over plain HTTP, where browsers lack `navigator.clipboard`. Resolves to true on success. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text); // missing or not allowed
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const box = document.createElement("textarea");
  box.value = text;
  box.style.position = "fixed";
  box.style.opacity = "0";
  document.body.append(box);
  box.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to copy over plain HTTP
    return document.execCommand("copy");
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

type TrackingProps = { quote: QuoteRequest; open?: boolean; className?: string };

/** Where the customer came from; nothing if nothing is known. */
export function Tracking({ quote, ...fold }: TrackingProps) {
  const rows = trackingRows(quote);
  if (rows.length === 0) return null;
  return (
    <Origin {...fold} heading={<h3>Tracking Information</h3>}>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Origin>
  );
}

const Stub = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: 4px ${space.s2};
  min-height: 54px;
  padding: 12px 28px;
  border-bottom: 1px dashed ${color.lineDashed};
`;

const NumberAndMarker = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  > :first-child {
    color: ${color.muted};
    font: 500 ${fontSize.badge} / 1.6 ${font.mono};
  }
`;

const When = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s1};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Ago = styled.time`
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 400;
`;

const Summary = styled.p`
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

/** What the customer gave, as a link that uses it: it reads like text, and its icon and underline say that it can be tapped. */
export const ContactLink = styled(TextLink)`
  gap: 12px;
  min-width: 0;
  padding-block: 12px; /* a text of two lines has the same air around it as one */
  font-weight: 600;
  line-height: 1.4;

  svg {
    color: ${color.green600};
  }
`;

const Origin = styled(BarFold)`
  margin-top: ${space.s3};
  background: ${color.paper};

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px ${space.s4};
    padding: 0 20px ${space.s2};
  }

  dt {
    color: ${color.muted};
    font-size: ${fontSize.badge};
  }

  dd {
    font-size: ${fontSize.small};
  }
`;
