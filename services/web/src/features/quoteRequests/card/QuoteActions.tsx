import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import Copy from "lucide-react/icons/copy";
import Mail from "lucide-react/icons/mail";
import { styled } from "styled-components";
import { media } from "../../../theme";
import { useToast } from "../../../toast/ToastProvider";
import { Button, LinkButton } from "../../../ui/controls/Button";
import { CallAndText } from "../CallAndText";
import { mailHref } from "../contactHref";
import { usePageBusiness } from "../../../site/business";
import { namesOf, summarizeQuote } from "../quoteFacts";

export function QuoteActions({ quote }: { quote: QuoteRequest }) {
  const name = namesOf(quote);
  return (
    <Root>
      <CallAndText quote={quote} />
      {quote.email && (
        <LinkButton $variant="line" href={mailHref(quote.email)} aria-label={`Email ${name}`}>
          <Mail aria-hidden />
          Email
        </LinkButton>
      )}
      <CopyDetailsButton quote={quote} name={name} />
    </Root>
  );
}

function CopyDetailsButton({ quote, name }: { quote: QuoteRequest; name: string }) {
  const raiseToast = useToast();
  const { serviceTypes } = usePageBusiness();

  const handleClick = async () => {
    const isCopied = await copyText(summarizeQuote(quote, serviceTypes));
    raiseToast(isCopied ? COPIED : NOT_COPIED);
  };

  return (
    <Button variant="line" aria-label={`Copy Details, ${name}`} onClick={() => void handleClick()}>
      <Copy aria-hidden />
      Copy Details
    </Button>
  );
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

/** Copies to the clipboard, over plain HTTP too, where browsers offer no `navigator.clipboard`. Promises success. */
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

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;

  > * {
    gap: 7px;
    padding-inline: 6px;
  }

  > :nth-child(3):last-child {
    grid-column: 1 / -1;
  }

  ${media.upToLaptop} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  }

  ${media.upToPhone} {
    /* at most two in a row, so that no fourth one is left alone */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr));
  }
`;
