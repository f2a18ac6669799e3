import { toNumber } from "@ridgeline/contract/phone";
import { quoteFieldList } from "@ridgeline/contract/quoteFields";
import { FORM_ERROR } from "final-form";
import { CircleAlert } from "lucide-react";
import {
  Component,
  type ComponentType,
  lazy,
  memo,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Form, useFormState } from "react-final-form";
import { styled } from "styled-components";
import { cleanField } from "../../arrivedText";
import {
  type Failure,
  focusControl,
  shownError,
  type Submit,
  useFormAfter,
  useSubmit,
} from "../../form";
import { color, media, radius, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Row, Stack } from "../../ui/layout";
import { TextLink } from "../../ui/TextLink";
import { ToastProvider, useShownToast } from "../../ui/ToastProvider";
import { toValues } from "../draft";
import type { FormParts } from "../formParts";
import { CallLink, NotSent } from "../NotSent";
import { QuoteFields, securityLabel } from "./QuoteFields";
import { emptyQuoteForm, type QuoteFormValues, validateQuoteForm } from "./quoteFormValues";
import { QuoteSent } from "./QuoteSent";
import { createSecurityQuestion, parseQuestion, type SecurityQuestion } from "./securityQuestion";
import { QUOTE_FORM_ID } from "./tracking";
import { useSubmitQuote } from "./useSubmitQuote";

export const quoteForm: FormParts = {
  empty: emptyQuoteForm,
  render: (texts, failure) => (
    <ToastProvider>
      <QuoteForm
        question={parseQuestion(texts["question"])}
        initialValues={toValues(emptyQuoteForm, texts)}
        failure={failure}
      />
      <LateToaster />
    </ToastProvider>
  ),
  prepare: ({ elements }) => {
    const phone = elements.namedItem("phone");
    if (phone instanceof HTMLInputElement) cleanField(phone, toNumber); // it may have been pasted or autofilled, with its punctuation
  },
};

type QuoteFormProps = {
  question: SecurityQuestion | undefined;
  initialValues?: QuoteFormValues;
  /** What the server has answered to these values. */
  failure?: Failure | undefined;
};

/** The form, then the success view; there is no way back (requirement 4.11). Both work without any script, too. */
function QuoteForm({ question, initialValues = emptyQuoteForm, failure }: QuoteFormProps) {
  const [asked] = useState(() => question ?? createSecurityQuestion());
  const [phoneSent, setPhoneSent] = useState<string>();
  const submitQuote = useSubmitQuote(asked.a + asked.b, setPhoneSent);
  const form = useFormAfter(failure, {
    initialValues,
    validate: validateQuoteForm,
    onSubmit: submitQuote,
  });

  if (phoneSent !== undefined) return <QuoteSent phoneSent={phoneSent} />;
  return (
    <Form<QuoteFormValues> form={form} onSubmit={submitQuote} subscription={{ submitting: true }}>
      {({ handleSubmit, submitting }) => (
        <FormElement
          question={asked}
          answer={failure?.[FORM_ERROR] as string | undefined} // the server's sentence
          isSending={submitting === true}
          onSubmit={handleSubmit}
        />
      )}
    </Form>
  );
}

type FormElementProps = {
  question: SecurityQuestion;
  /** Why the server has refused the form, if not for a field: said at the top of its page. */
  answer: string | undefined;
  isSending: boolean;
  onSubmit: Submit;
};

function FormElement({ question, answer, isSending, onSubmit }: FormElementProps) {
  const ref = useRef<HTMLFormElement>(null);
  const [hasJustFailed, setHasJustFailed] = useState(false);
  const state = useFormState({ subscription: { submitError: true } });
  const failure = state.submitError as string | undefined; // useSubmitQuote's, or the server's
  useEffect(() => {
    // Enter in a field sends the form too, and then the button may be below the screen.
    if (isSending) ref.current?.querySelector("[data-busy]")?.scrollIntoView({ block: "nearest" });
  }, [isSending]);
  return (
    <Root
      ref={ref}
      id={QUOTE_FORM_ID}
      method="post"
      action="/api/quote"
      noValidate
      aria-label="Request a free estimate"
      onFocus={() => void loadToaster()}
      onChange={() => setHasJustFailed(false)}
      onSubmit={useSubmit(onSubmit, () => setHasJustFailed(true))}
    >
      <Mistakes isNew={hasJustFailed} />
      <Rows>
        {failure !== undefined && failure === answer && <NotSent reason={failure} />}
        <Fields question={question} />
        <Button type="submit" size="large" busyText={isSending ? "Sending..." : undefined}>
          Request Free Estimate
        </Button>
        {failure === undefined || failure === answer ? (
          <Calm>
            <span>No obligation.</span> <CallLink />
          </Calm>
        ) : (
          <NotSent reason={failure} />
        )}
      </Rows>
    </Root>
  );
}

/** Its code is loaded once the visitor is in the form. If that fails, the form itself says what happened. */
function LateToaster() {
  const isRaised = useShownToast() !== null;
  if (!isRaised) return null;
  return createPortal(
    <Suspense>
      <Toaster />
    </Suspense>,
    document.body,
  );
}

const loadToaster = (): Promise<{ default: ComponentType }> =>
  import("../../ui/Toaster").then(
    ({ Toaster: component }) => ({ default: component }),
    () => ({ default: () => null }),
  );
const Toaster = lazy(loadToaster);

/** Each is drawn again by itself. */
const Fields = memo(QuoteFields);

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
          <CircleAlert />
          {/* Announced after the press; the count that shrinks while the visitor types is not. */}
          <p key={String(isNew)} role={isNew ? "alert" : undefined}>
            {`${count} missing or wrong`}
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

const Warning = styled.div`
  --icon: 20px;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space.s1} 10px;
  margin-bottom: ${space.s3};
  padding: ${space.s2} ${space.s2} 4px;
  border: 1px solid ${color.dangerLine};
  border-radius: ${radius.medium};
  background: ${color.dangerWash};

  > svg {
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

const Calm = styled(Row)`
  justify-content: center;
  gap: 0 ${space.s1};
  margin-top: -12px; /* the link brings its own space */
  text-align: center;
`;

const Root = styled.form`
  position: relative;
  container-type: inline-size;
`;

const Rows = styled(Stack)`
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
