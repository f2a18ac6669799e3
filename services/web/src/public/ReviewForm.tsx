import { checkReview } from "@ridgeline/contract/checks/checkReview";
import { MAX_REVIEW, MIN_REVIEW, reviewConsent } from "@ridgeline/contract/review";
import { FORM_ERROR, type SubmissionErrors } from "final-form";
import { useEffect, useRef, useState } from "react";
import { Form, useFormState } from "react-final-form";
import { styled } from "styled-components";
import { callApi } from "../api/callApi";
import {
  ConsentField,
  LongTextField,
  type Submit,
  TextField,
  toFieldErrors,
  trimTexts,
  useFormField,
  useSubmit,
} from "../form";
import { usePageBusiness } from "../site/business";
import { session } from "../site/storage";
import { fontSize } from "../theme";
import { Button } from "../ui/Button";
import { FieldError } from "../ui/fields";
import { Grid, Stack } from "../ui/layout";
import { StarsInput } from "../ui/StarsInput";

/** The raw contents of the fields; kept in this tab under the page's path until they are sent (islands/review.tsx). */
export type ReviewValues = Record<"rating" | "review" | "name" | "location", string> & {
  consent: boolean;
};

/** The form, then the thanks. */
export function ReviewForm({ initialValues }: { initialValues: ReviewValues }) {
  const [thanks, setThanks] = useState<string>();

  const send = async (values: ReviewValues): Promise<SubmissionErrors> => {
    const outcome = await callApi({ path: "/reviews", method: "POST", body: toReview(values) });
    const error = "error" in outcome ? outcome.error : undefined;
    // 409: sent before, in another tab, or its answer was lost
    if (error && error.status !== 409) return { [FORM_ERROR]: error.body || error.message };
    session.remove(window.location.pathname);
    setThanks(error?.body ?? "Thank you for your review!");
    return undefined;
  };

  if (thanks !== undefined) return <Thanks title={thanks} />;
  return (
    <Form<ReviewValues>
      initialValues={initialValues}
      validate={(values) => toFieldErrors(checkReview(toReview(values)))}
      onSubmit={send}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, submitting }) => (
        <Fields isSending={submitting === true} onSubmit={handleSubmit} />
      )}
    </Form>
  );
}

/** The token is the end of the page's address, and nowhere else on the page. */
function toReview(values: ReviewValues): object {
  const token = typeof window === "undefined" ? "" : window.location.pathname.split("/").at(-1);
  return { ...trimTexts(values), rating: Number(values.rating), token };
}

function Fields({ isSending, onSubmit }: { isSending: boolean; onSubmit: Submit }) {
  const submit = useSubmit(onSubmit);
  const state = useFormState({ subscription: { submitError: true } });
  const failure = state.submitError as string | undefined; // the form's `send`
  return (
    // With this method the browser does nothing if the button is pressed before the script has loaded.
    <Stack
      as="form"
      $gap="md"
      method="dialog"
      noValidate
      autoComplete="off"
      aria-label="Your review"
      onSubmit={submit}
    >
      <RatingField />
      <LongTextField
        name="review"
        label="Your review"
        rows={5}
        isRequired
        hint={`${MIN_REVIEW} to ${MAX_REVIEW.toLocaleString("en-US")} characters`}
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
          <FieldError>{failure}</FieldError>
          <p>Everything you typed is still here.</p>
        </div>
      )}
    </Stack>
  );
}

function RatingField() {
  const { input, error } = useFormField<string>("rating");
  return <StarsInput {...input} value={Number(input.value)} label="Your rating" error={error} />;
}

function Thanks({ title }: { title: string }) {
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

const Heading = styled.h2`
  font-size: ${fontSize.title};
`;
