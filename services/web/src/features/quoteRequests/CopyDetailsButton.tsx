import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { Copy } from "lucide-react";
import { useToast } from "../../toast/useToast";
import { Button } from "../../ui/Button";
import { copyText } from "./copyText";
import { summarizeQuote } from "./summarizeQuote";

export function CopyDetailsButton({ quote, name }: { quote: QuoteRequest; name: string }) {
  const raiseToast = useToast();

  const handleClick = async () => {
    const isCopied = await copyText(summarizeQuote(quote));
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
