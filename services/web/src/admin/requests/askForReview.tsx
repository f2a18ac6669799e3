import type { InvitedRequest, InvitedReview, ReviewInvitation } from "@ridgeline/contract/review";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { testimonialKind } from "@ridgeline/contract/testimonial";
import { Copy, Share, Star } from "lucide-react";
import { useState } from "react";
import { adminCall, baseApi } from "../../api/baseApi";
import { usePageBusiness } from "../../site/business";
import { Button } from "../../ui/Button";
import { Field, TextInput } from "../../ui/fields";
import { Dialog, DialogBody, DialogFoot } from "../kit/Dialog";
import { formatDay } from "../kit/times";
import { useReport } from "../kit/useCrudActions";
import { noteAnswer } from "./answered";
import { greetingOf, NarrowButton, textHref, useCopy } from "./contactActions";
import { namesOf } from "./quoteFacts";

const { useInviteMutation, useGetInvitedReviewsQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    invite: build.mutation<ReviewInvitation, InvitedRequest>({
      query: (body) => adminCall("review-invitations", { method: "POST", body }),
    }),
    getInvitedReviews: build.query<InvitedReview[], void>({
      query: () => adminCall("reviews"),
      providesTags: [testimonialKind.path],
    }),
  }),
});

export { useGetInvitedReviewsQuery };

/** Makes a link for one review; undefined after a failure, which a toast reports. */
function useInvite() {
  const [invite, { isLoading }] = useInviteMutation();
  const report = useReport();
  const make = async (about: InvitedRequest) => {
    const sent = invite(about);
    await report(sent, { failed: "Failed to make a link" });
    return (await sent).data;
  };
  return [make, isLoading ? "Making a link..." : undefined] as const;
}

function askWith(greeting: string, url: string): string {
  return `${greeting}. Thank you for choosing us! Would you write a short review of our work? ${url}`;
}

/** On a request's card: opens a text message to the customer. */
export function AskByText({ quote }: { quote: QuoteRequest }) {
  const { id, fullName, phone } = quote;
  const { shortName } = usePageBusiness();
  const [invite, busyText] = useInvite();

  const handleClick = async () => {
    const invitation = await invite({ quoteRequestId: id });
    if (!invitation) return;
    noteAnswer(id, "review");
    const message = askWith(greetingOf(fullName, shortName), invitation.url);
    window.location.href = textHref(phone, message);
  };

  return (
    <NarrowButton
      data-ask=""
      variant="ghost"
      aria-label={`Ask for a review, ${namesOf(quote)}`}
      busyText={busyText}
      onClick={() => void handleClick()}
    >
      Ask for a review
    </NarrowButton>
  );
}

/** On the testimonials' page: a link for whomever the owner gives it to. */
export function AskForReview() {
  const [invite, busyText] = useInvite();
  const [invitation, setInvitation] = useState<ReviewInvitation>();
  return (
    <>
      <Button busyText={busyText} onClick={() => void invite({}).then(setInvitation)}>
        <Star aria-hidden />
        Ask for a review
      </Button>
      {invitation && <LinkDialog {...invitation} onClose={() => setInvitation(undefined)} />}
    </>
  );
}

function LinkDialog({ url, expiresAt, onClose }: ReviewInvitation & { onClose: () => void }) {
  const { shortName } = usePageBusiness();
  const copy = useCopy("Link");
  const message = { text: askWith(greetingOf("", shortName), url) };
  return (
    <Dialog title="Ask for a review" onClose={onClose}>
      <DialogBody>
        <p>
          Send this link to one customer, who writes the review. It arrives here, and is shown once
          you activate it.
        </p>
        <Field id="review-link" label="Link" hint={`For one review, until ${formatDay(expiresAt)}`}>
          {(control) => <TextInput {...control} readOnly value={url} />}
        </Field>
        <p>Hiding honest bad reviews may be against the law where you live.</p>
      </DialogBody>
      <DialogFoot>
        <Button variant="line" onClick={() => void copy(url)}>
          <Copy aria-hidden />
          Copy
        </Button>
        {"share" in navigator && (
          <Button onClick={() => void navigator.share(message).catch(() => {})}>
            <Share aria-hidden />
            Share
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
