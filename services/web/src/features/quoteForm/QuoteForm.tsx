import { useState } from "react";
import { Form } from "react-final-form";
import { createSecurityQuestion } from "./createSecurityQuestion";
import { QuoteFields } from "./QuoteFields";
import { emptyQuoteForm, type QuoteFormValues } from "./QuoteFormValues";
import { useSubmitQuote } from "./useSubmitQuote";
import { validateQuoteForm } from "./validateQuoteForm";

export function QuoteForm({ onSent }: { onSent: () => void }) {
  const [question] = useState(() => createSecurityQuestion());
  const submitQuote = useSubmitQuote(question.sum, onSent);
  return (
    <Form<QuoteFormValues>
      initialValues={emptyQuoteForm}
      validate={validateQuoteForm}
      onSubmit={submitQuote}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, form, submitting }) => (
        <QuoteFields
          question={question.text}
          isSending={submitting === true}
          hasFailed={() => form.getState().submitFailed === true}
          onEarlyInput={form.change}
          onSubmit={handleSubmit}
        />
      )}
    </Form>
  );
}
