import { Form } from "react-final-form";
import { QuoteFields } from "./QuoteFields";
import { emptyQuoteForm, type QuoteFormValues } from "./QuoteFormValues";
import { securityQuestion } from "./securityQuestion";
import { useSubmitQuote } from "./useSubmitQuote";
import { validateQuoteForm } from "./validateQuoteForm";

export function QuoteForm({ onSent }: { onSent: () => void }) {
  const submitQuote = useSubmitQuote(securityQuestion.sum, onSent);
  return (
    <Form<QuoteFormValues>
      initialValues={emptyQuoteForm}
      validate={validateQuoteForm}
      onSubmit={submitQuote}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, form, submitting }) => (
        <QuoteFields
          isSending={submitting === true}
          hasFailed={() => form.getState().submitFailed === true}
          onEarlyInput={form.change}
          onSubmit={handleSubmit}
        />
      )}
    </Form>
  );
}
