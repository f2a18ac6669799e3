import { quoteFieldList } from "@ridgeline/contract/quoteFields";
import { CircleAlert } from "lucide-react";
import { Component, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useFormState } from "react-final-form";
import { styled } from "styled-components";
import { focusControl, shownError, type Submit, useSubmit } from "../../form";
import { usePhone } from "../../site/business";
import { color, media, radius, space } from "../../theme";
import { Button } from "../../ui/Button";
import { FieldError } from "../../ui/fields";
import { TextLink } from "../../ui/TextLink";
import { InOnePiece, QuoteFields, securityLabel } from "./QuoteFields";
import { emptyQuoteForm, type QuoteFormValues, validateQuoteForm } from "./quoteFormValues";
import { QuoteSent } from "./QuoteSent";
import { securityQuestion } from "./securityQuestion";
import { useSubmitQuote } from "./useSubmitQuote";

type QuoteFormProps = { initialValues?: QuoteFormValues };

/** The form, then the success view; there is no way back (requirement 4.11). */
export function QuoteForm({ initialValues = emptyQuoteForm }: QuoteFormProps) {
  const [isSent, setIsSent] = useState(false);
  const submitQuote = useSubmitQuote(securityQuestion.sum, () => {
    setIsSent(true);
  });

  if (isSent) return <QuoteSent />;
  return (
    <Form<QuoteFormValues>
      initialValues={initialValues}
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
  useEffect(() => {
    // Enter in a field sends the form too, and then the button may be below the screen.
    if (isSending) ref.current?.querySelector("[data-busy]")?.scrollIntoView({ block: "nearest" });
  }, [isSending]);
  return (
    // `off` keeps the browser from restoring parts of the form; the fields have their own values, for autofill. With the
    // method `dialog` the browser itself sends nothing: before its script has loaded, a press does nothing.
    <Root
      ref={ref}
      method="dialog"
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
        <Button type="submit" size="large" busyText={isSending ? "Sending..." : undefined}>
          Request Free Estimate
        </Button>
        <BelowButton />
      </Rows>
    </Root>
  );
}

/** All fields that can be wrong, in the order of the form. */
const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(quoteFieldList.map(({ name, label }) => [name, label])),
  mathChallenge: securityLabel,
  consent: "Consent",
};

/** How many answers are missing or wrong, and links to them. `isNew`: nothing has changed since the last failed press. */
function Mistakes({ isNew }: { isNew: boolean }) {
  const wrong = useWrongFields();
  const count = wrong.length === 1 ? "1 answer is" : `${wrong.length} answers are`;
  return (
    <SteadyPage>
      {wrong.length > 0 && (
        <Warning>
          <CircleAlert aria-hidden />
          {/* Announced after the press; the count that shrinks while the visitor types is not. */}
          <p key={String(isNew)} role={isNew ? "alert" : undefined}>
            {count} missing or wrong
          </p>
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <TextLink href={`#${name}`} onClick={followLink}>
                  {labels[name]}
                </TextLink>
              </li>
            ))}
          </ul>
        </Warning>
      )}
    </SteadyPage>
  );
}

function useWrongFields(): string[] {
  const { errors, submitErrors, submitFailed, dirtyFieldsSinceLastSubmit } = useFormState({
    subscription: {
      errors: true,
      submitErrors: true,
      submitFailed: true,
      dirtyFieldsSinceLastSubmit: true,
    },
  });
  return Object.keys(labels).filter((name) =>
    shownError({
      error: errors?.[name] as string | undefined, // validateQuoteForm's
      submitError: submitErrors?.[name] as string | undefined, // useSubmitQuote's
      submitFailed,
      dirtySinceLastSubmit: dirtyFieldsSinceLastSubmit?.[name],
    }),
  );
}

/** Unlike the browser's own jump, this does not change the address. */
function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  focusControl(field, "start");
}

type SteadyPageProps = { children: ReactNode };

/**
 * Keeps the field with the focus where it is on the screen when the content's height changes. Browsers do so themselves for
 * some fields, WebKit for none.
 */
class SteadyPage extends Component<SteadyPageProps> {
  override getSnapshotBeforeUpdate(): number {
    return topOfFocus();
  }

  override componentDidUpdate(_props: SteadyPageProps, _state: unknown, before: number): void {
    const change = topOfFocus() - before;
    if (change !== 0) window.scrollBy({ top: change, behavior: "instant" });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function topOfFocus(): number {
  return document.activeElement?.getBoundingClientRect().top ?? 0;
}

/** Says that there is no obligation, or what went wrong once the toast is gone, and gives another way to reach us. */
function BelowButton() {
  const phone = usePhone();
  const state = useFormState({ subscription: { submitError: true } });
  const failure = state.submitError as string | undefined; // useSubmitQuote's
  const call = (
    <TextLink href={phone.callHref}>
      <span>
        Or call <InOnePiece>{phone.text}</InOnePiece>
      </span>
    </TextLink>
  );
  if (failure === undefined) {
    return <Calm>No obligation. {call}</Calm>;
  }
  return (
    <Failure>
      <FieldError>{failure}</FieldError>
      <p>Everything you typed is still here.</p>
      {call}
    </Failure>
  );
}

const Warning = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space.s1} 10px;
  margin-bottom: ${space.s3};
  padding: ${space.s2} ${space.s2} 4px;
  border: 1px solid ${color.dangerLine};
  border-radius: ${radius.medium};
  background: ${color.dangerWash};

  > svg {
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: ${color.danger};
  }

  p {
    color: ${color.danger};
    font-weight: 600;
    line-height: 1.4;
  }

  ul {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }

  li {
    min-width: 0;
  }
`;

const Calm = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space.s1};
  margin-top: -12px; /* the link brings its own space */
  text-align: center;
`;

/* What follows the error begins where its text does. */
const Failure = styled.div`
  > :not(:first-child) {
    margin: ${space.s1} 0 0 28px;
  }

  > a {
    margin-top: 0;
  }
`;

const Root = styled.form`
  position: relative;
  container-type: inline-size;
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 16px + 1vw, 28px);

  /* leaves room on the screen for the count of mistakes above the first field */
  > :first-child [aria-invalid="true"] {
    scroll-margin-top: 320px;
  }

  ${media.upToPhone} {
    textarea {
      min-height: 100px;
      max-height: 60vh;
      field-sizing: content;
    }
  }
`;
