import { type RefObject, useEffect, useRef, useState } from "react";
import { Form, useForm } from "react-final-form";
import { styled } from "styled-components";
import { type Submit, useSubmit } from "../../useSubmit";
import { media } from "../../theme";
import { Mistakes } from "./Mistakes";
import { toDigits } from "./PhoneField";
import { QuoteFields } from "./QuoteFields";
import { emptyQuoteForm, type QuoteFormValues, validateQuoteForm } from "./quoteFormValues";
import { QuoteSent } from "./QuoteSent";
import { securityQuestion } from "./securityQuestion";
import { SubmitArea } from "./SubmitArea";
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
        <FormElement isSending={submitting === true} onSubmit={handleSubmit} />
      )}
    </Form>
  );
}

function FormElement({ isSending, onSubmit }: { isSending: boolean; onSubmit: Submit }) {
  const ref = useRef<HTMLFormElement>(null);
  const [hasJustFailed, setHasJustFailed] = useState(false);
  useEarlyInput(ref);
  useEffect(() => {
    // Enter in a field sends the form, too, when the button may be below the screen.
    if (isSending) ref.current?.querySelector("[data-busy]")?.scrollIntoView({ block: "nearest" });
  }, [isSending]);
  return (
    // `off` keeps the browser from restoring parts of the form; the fields have their own values, for autofill.
    <Root
      ref={ref}
      noValidate
      autoComplete="off"
      aria-label="Request a free estimate"
      data-draft=""
      onChange={() => setHasJustFailed(false)}
      onSubmit={useSubmit(onSubmit, () => setHasJustFailed(true))}
    >
      <Mistakes isNew={hasJustFailed} />
      <Rows>
        <QuoteFields />
        <SubmitArea form={ref} isSending={isSending} />
      </Rows>
    </Root>
  );
}

/** Takes over what was typed, pasted, autofilled or chosen in the prerendered form before its script was there. */
function useEarlyInput(form: RefObject<HTMLFormElement | null>): void {
  const { change } = useForm<QuoteFormValues>();
  useEffect(() => {
    // Selects and text areas have the properties that are read here, too.
    for (const control of form.current?.querySelectorAll<HTMLInputElement>("[name]") ?? []) {
      const value = control.type === "checkbox" ? control.checked : control.value;
      if (!value) continue;
      const field = control.name as keyof QuoteFormValues; // the form has no other controls
      // An early number may have been pasted or autofilled, with its punctuation.
      change(field, field === "phone" ? toDigits(control.value) : value);
    }
  }, [form, change]);
}

const Root = styled.form`
  position: relative;
  container-type: inline-size;
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;

  /* leaves room on the screen for the count of mistakes above the first field */
  > :first-child [aria-invalid="true"] {
    scroll-margin-top: 320px;
  }

  ${media.upToPhone} {
    gap: 20px;

    textarea {
      min-height: 100px;
      max-height: 60vh;
      field-sizing: content;
    }
  }
`;
