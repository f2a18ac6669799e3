import { useState } from "react";
import { QuoteForm } from "./QuoteForm";
import { QuoteSent } from "./QuoteSent";

/** The form, then the success view; there is no way back (requirement 4.11). */
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
