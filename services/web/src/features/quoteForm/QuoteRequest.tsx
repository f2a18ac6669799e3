import { useState } from "react";
import { QuoteForm } from "./QuoteForm";
import { QuoteSent } from "./QuoteSent";

/** The form, then its thanks; there is no way back (spec 4). */
export function QuoteRequest() {
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <QuoteSent />;
  return (
    <QuoteForm
      onSent={() => {
        setIsSent(true);
      }}
    />
  );
}
