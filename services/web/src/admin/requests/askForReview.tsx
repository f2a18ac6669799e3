import type {
  InvitedRequest,
  InvitedReview,
  ReviewInvitation,
} from "@ridgeline/contract/invitedReview";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { testimonialKind } from "@ridgeline/contract/testimonial";
import { Copy, Mail, MessageSquare, Share, Star } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { adminCall, aList, baseApi } from "../../api/baseApi";
import { has } from "../../api/callApi";
import { usePageBusiness } from "../../site/shownBusiness";
import { Button, LinkButton } from "../../ui/Button";
import { Field, TextInput } from "../../ui/fields";
import { Row } from "../../ui/layout";
import { useReport } from "../lists/adminKind";
import { Dialog, DialogBody, DialogFoot } from "../kit/Dialog";
import { formatShortDate } from "../kit/times";
import { useCopy } from "../kit/useCopy";
import { openingOf, mailHref, noteAnswer, textHref } from "./contactActions";
import { namesOf } from "./quoteFacts";

const { useInviteMutation, useGetInvitedReviewsQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    invite: build.mutation<ReviewInvitation, InvitedRequest>({
      query: (body) => adminCall("review-invitations", [201, has("url")], { method: "POST", body }),
    }),
    getInvitedReviews: build.query<InvitedReview[], void>({
      query: () => adminCall("reviews", aList),
      providesTags: [testimonialKind.path],
    }),
  }),
});

export { useGetInvitedReviewsQuery };

function askWith(greeting: string, url: string): string {
  return `${greeting}. Thank you for choosing us! Would you write a short review of our work? ${url}`;
}

const SUBJECT = "How did we do?";

type AskProps = {
  /** The request whose customer is asked; without it the owner gives the link to somebody. */
  quote?: QuoteRequest;
};

/** Makes a link for one review, and shows the ways to send it. */
export function AskForReview({ quote }: AskProps) {
  const [invite, { isLoading }] = useInviteMutation();
  const [invitation, setInvitation] = useState<ReviewInvitation>();
  const report = useReport();
  const handlePress = async () => {
    const sent = invite(quote ? { quoteRequestId: quote.id } : {});
    await report(sent, { failed: "Failed to make a link" });
    setInvitation((await sent).data);
  };
  return (
    <>
      <Button
        variant={quote ? "ghost" : "primary"}
        aria-label={quote && `Ask for a review, ${namesOf(quote)}`}
        busyText={isLoading ? "Making a link..." : undefined}
        onClick={() => void handlePress()}
      >
        <Star aria-hidden />
        Ask for a review
      </Button>
      {invitation &&
        createPortal(
          <LinkDialog {...invitation} quote={quote} onClose={() => setInvitation(undefined)} />,
          document.querySelector("main") ?? document.body, // a card's styles are not for it
        )}
    </>
  );
}

const CUSTOMERS = ["first", "second", "third"] as const;

/** Makes three links at once, for a site without reviews. */
export function AskForReviews() {
  const [invite, { isLoading }] = useInviteMutation();
  const [links, setLinks] = useState<readonly ReviewInvitation[]>([]);
  const { shortName } = usePageBusiness();
  const report = useReport();
  const copy = useCopy("Message");
  const handlePress = async () => {
    const made = [];
    for (const _customer of CUSTOMERS) {
      const sent = invite({});
      await report(sent, { failed: "Failed to make a link" });
      const { data } = await sent;
      if (!data) return;
      made.push(data);
    }
    setLinks(made);
  };
  return (
    <>
      <Button
        variant="ghost"
        busyText={isLoading ? "Making three links..." : undefined}
        onClick={() => void handlePress()}
      >
        <Star aria-hidden />
        Ask three customers
      </Button>
      {links.length > 0 &&
        createPortal(
          <Dialog title="Ask three customers" onClose={() => setLinks([])}>
            <DialogBody>
              <p>
                Send each customer one of them. A review arrives here, and is shown once you
                activate it.
              </p>
              {links.map(({ url }, at) => (
                <Field key={url} label={`Link for the ${CUSTOMERS[at]} customer`}>
                  {(control) => (
                    <Row>
                      <TextInput {...control} readOnly value={url} />
                      <Button
                        variant="line"
                        aria-label={`Copy the message for the ${CUSTOMERS[at]} customer`}
                        onClick={() => void copy(askWith(openingOf("", shortName), url))}
                      >
                        <Copy aria-hidden />
                        Copy
                      </Button>
                    </Row>
                  )}
                </Field>
              ))}
              <p>Hiding honest bad reviews may be against the law where you live.</p>
            </DialogBody>
          </Dialog>,
          document.querySelector("main") ?? document.body,
        )}
    </>
  );
}

type LinkDialogProps = ReviewInvitation & { quote: QuoteRequest | undefined; onClose: () => void };

function LinkDialog({ url, expiresAt, quote, onClose }: LinkDialogProps) {
  const { shortName } = usePageBusiness();
  const copy = useCopy("Link");
  const text = askWith(openingOf(quote?.fullName ?? "", shortName), url);

  /** The owner has chosen a way: the card says so from now on. */
  const handleSent = () => {
    if (!quote) return;
    noteAnswer(quote.id, "review");
    onClose();
  };
  const handleCopy = async () => {
    if (await copy(url)) handleSent();
  };

  return (
    <Dialog title="Ask for a review" onClose={onClose}>
      <DialogBody>
        <p>
          <span>
            {quote
              ? `Send this link to ${quote.fullName}, who writes the review.`
              : "Send this link to one customer, who writes the review."}
          </span>{" "}
          <span>It arrives here, and is shown once you activate it.</span>
        </p>
        <Field
          id="review-link"
          label="Link"
          hint={`For one review, until ${formatShortDate(expiresAt)}`}
        >
          {(control) => <TextInput {...control} readOnly value={url} />}
        </Field>
        <p>Hiding honest bad reviews may be against the law where you live.</p>
      </DialogBody>
      <DialogFoot>
        <Button variant="line" onClick={() => void handleCopy()}>
          <Copy aria-hidden />
          Copy
        </Button>
        {quote?.email && (
          <LinkButton
            $variant="line"
            href={mailHref(quote.email, SUBJECT, text)}
            onClick={handleSent}
          >
            <Mail aria-hidden />
            Email
          </LinkButton>
        )}
        {quote && (
          <LinkButton href={textHref(quote.phone, text)} onClick={handleSent}>
            <MessageSquare aria-hidden />
            Text
          </LinkButton>
        )}
        {!quote && "share" in navigator && (
          <Button onClick={() => void navigator.share({ text }).catch(() => {})}>
            <Share aria-hidden />
            Share
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
