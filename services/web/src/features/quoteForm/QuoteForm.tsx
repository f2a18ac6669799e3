import { useState } from "react";
import { Form } from "react-final-form";
import { QuoteFields } from "./QuoteFields";
import { emptyQuoteForm, type QuoteFormValues, validateQuoteForm } from "./quoteFormValues";
import { QuoteSent } from "./QuoteSent";
import { securityQuestion } from "./securityQuestion";
import { useSubmitQuote } from "./useSubmitQuote";

/** The form, then the success view; there is no way back (requirement 4.11). */
export function QuoteForm() {
  const [isSent, setIsSent] = useState(false);
  const submitQuote = useSubmitQuote(securityQuestion.sum, () => {
    setIsSent(true);
  });

  if (isSent) return <QuoteSent />;
  return (
    <Form<QuoteFormValues>
      initialValues={emptyQuoteForm}
      validate={validateQuoteForm}
      onSubmit={submitQuote}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, submitting }) => (
        <QuoteFields isSending={submitting === true} onSubmit={handleSubmit} />
      )}
    </Form>
  );
}
