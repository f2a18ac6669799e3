import { formatPhone } from "@ridgeline/contract/phone";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import MessageSquare from "lucide-react/icons/message-square";
import Phone from "lucide-react/icons/phone";
import { usePageBusiness } from "../../site/business";
import { LinkButton } from "../../ui/Button";
import { callHref, textHref } from "./contactHref";
import { greetingFor } from "./greetingFor";
import { namesOf } from "./quoteFacts";

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
