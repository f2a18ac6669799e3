import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import MessageSquare from "lucide-react/icons/message-square";
import Phone from "lucide-react/icons/phone";
import { LinkButton } from "../../ui/controls/Button";
import { callHref, textHref } from "./contactHref";
import { namesOf } from "./quoteFacts";

/** The two ways to answer a customer at once. */
export function CallAndText({ quote }: { quote: QuoteRequest }) {
  const name = namesOf(quote);
  return (
    <>
      <LinkButton href={callHref(quote.phone)} aria-label={`Call ${name}`}>
        <Phone aria-hidden />
        Call
      </LinkButton>
      <LinkButton $variant="line" href={textHref(quote.phone)} aria-label={`Text ${name}`}>
        <MessageSquare aria-hidden />
        Text
      </LinkButton>
    </>
  );
}
