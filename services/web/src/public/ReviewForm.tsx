import { checkReview } from "@ridgeline/contract/checks";
import {
  MIN_REVIEW,
  reviewConsent,
  reviewKnown,
  reviewThanks,
} from "@ridgeline/contract/invitedReview";
import { FORM_ERROR, type SubmissionErrors } from "final-form";
import { useEffect, useRef, useState } from "react";
import { Form, useFormState } from "react-final-form";
import { styled } from "styled-components";
import { callApi, received } from "../api/callApi";
import {
  ConsentField,
  type Failure,
  LongTextField,
  type Submit,
  TextField,
  toFieldErrors,
  trimTexts,
  useFormAfter,
  useFormField,
  useSubmit,
} from "../form";
import { usePageBusiness } from "../site/shownBusiness";
import { fontSize } from "../theme";
import { Button } from "../ui/Button";
import { Grid, Stack } from "../ui/layout";
import { StarsInput } from "../ui/StarsInput";
import { endDraft, toValues } from "./draft";
import type { FormParts } from "./formParts";
import { NotSent } from "./NotSent";

/** The raw contents of the fields. */
const empty = { rating: "", review: "", name: "", location: "", consent: false };

type ReviewValues = typeof empty;

export const reviewForm: FormParts = {
  empty,
  render: (texts, failure) => (
    <ReviewForm initialValues={toValues(empty, texts)} failure={failure} />
  ),
};

type ReviewFormProps = {
  initialValues: ReviewValues;
  /** What the server has answered to these values. */
  failure?: Failure | undefined;
};

/** The form, then the thanks. Both work without any script, too. */
function ReviewForm({ initialValues, failure }: ReviewFormProps) {
  const [thanks, setThanks] = useState<string>();

  const send = async (values: ReviewValues): Promise<SubmissionErrors> => {
    const outcome = await callApi({
      path: "/reviews",
      method: "POST",
      body: toReview(values),
      expects: received,
    });
    const error = "error" in outcome ? outcome.error : undefined;
    // Known: sent before, in another tab, or its answer was lost
    if (error && error.body !== reviewKnown) return { [FORM_ERROR]: error.body || error.message };
    endDraft();
    setThanks(error?.body ?? reviewThanks);
    return undefined;
  };
  const form = useFormAfter(failure, { initialValues, validate: validateReview, onSubmit: send });

  if (thanks !== undefined) return <Thanks title={thanks} />;
  return (
    <Form<ReviewValues> form={form} onSubmit={send} subscription={{ submitting: true }}>
      {({ handleSubmit, submitting }) => (
        <Fields isSending={submitting === true} onSubmit={handleSubmit} />
      )}
    </Form>
  );
}

function validateReview(values: ReviewValues): Record<string, string> {
  return toFieldErrors(checkReview(toReview(values)));
}

/** The token is the end of the page's address, and nowhere else on the page. */
function toReview(values: ReviewValues): object {
  const token = typeof window === "undefined" ? "" : window.location.pathname.split("/").pop();
  return { ...trimTexts(values), rating: Number(values.rating), token };
}

function Fields({ isSending, onSubmit }: { isSending: boolean; onSubmit: Submit }) {
  const submit = useSubmit(onSubmit);
  const state = useFormState({ subscription: { submitError: true } });
  const failure = state.submitError as string | undefined; // the form's `send`
  return (
    // Posted to the page's own address, which ends with the token.
    <Root as="form" $gap="md" method="post" noValidate aria-label="Your review" onSubmit={submit}>
      <RatingField />
      <LongTextField
        name="review"
        label="Your review"
        rows={6}
        isRequired
        hint={`At least ${MIN_REVIEW} characters`}
      />
      <Grid $min="14rem">
        <TextField name="name" label="Name as it will be shown" autoComplete="name" isRequired />
        <TextField name="location" label="Town" autoComplete="address-level2" isRequired />
      </Grid>
      <ConsentField text={reviewConsent} />
      <Button type="submit" size="large" busyText={isSending ? "Sending..." : undefined}>
        Send Review
      </Button>
      {failure !== undefined && (
        <div role="alert">
          <NotSent reason={failure} />
        </div>
      )}
    </Root>
  );
}

function RatingField() {
  const { input, error } = useFormField<string>("rating");
  return <StarsInput {...input} value={Number(input.value)} label="Your rating" error={error} />;
}

export function Thanks({ title }: { title: string }) {
  const { shortName } = usePageBusiness();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap="md">
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p>{`${shortName} will read it. Then it may be shown on this website.`}</p>
    </Stack>
  );
}

const Root = styled(Stack)`
  textarea[rows] {
    min-height: calc(6lh + 27px);
  }
`;

const Heading = styled.h2`
  font-size: ${fontSize.title};
`;
