import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import Copy from "lucide-react/icons/copy";
import { usePageBusiness } from "../../site/business";
import { useToast } from "../../ui/ToastProvider";
import { Button } from "../../ui/Button";
import type { ButtonVariant } from "../../ui/buttonStyles";
import { namesOf, summarizeQuote } from "./quoteFacts";

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
