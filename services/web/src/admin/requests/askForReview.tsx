import type {
  InvitedRequest,
  InvitedReview,
  ReviewInvitation,
} from "@ridgeline/contract/invitedReview";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { testimonialKind } from "@ridgeline/contract/testimonial";
import { Copy, Mail, MessageSquare, Share, Star } from "lucide-react";
import { type ReactNode, useState } from "react";
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

/** A function that makes a link for each request, or for nobody in particular: all of them or none. */
function useLinks() {
  const [invite, { isLoading }] = useInviteMutation();
  const [links, setLinks] = useState<readonly ReviewInvitation[]>([]);
  const report = useReport();
  const make = async (requests: readonly InvitedRequest[]) => {
    const made = [];
    for (const request of requests) {
      const sent = invite(request);
      await report(sent, { failed: "Failed to make a link" });
      const { data } = await sent;
      if (!data) return;
      made.push(data);
    }
    setLinks(made);
  };
  return { links, isLoading, make, forget: () => setLinks([]) };
}

/** A dialog in the page: a card's styles are not for it. */
const inPage = (dialog: ReactNode) =>
  createPortal(dialog, document.querySelector("main") ?? document.body);

/** Makes a link for one review, and shows the ways to send it. */
export function AskForReview({ quote }: AskProps) {
  const { links, isLoading, make, forget } = useLinks();
  const [link] = links;
  return (
    <>
      <Button
        variant={quote ? "ghost" : "primary"}
        aria-label={quote && `Ask for a review, ${namesOf(quote)}`}
        busyText={isLoading ? "Making a link..." : undefined}
        onClick={() => void make([quote ? { quoteRequestId: quote.id } : {}])}
      >
        <Star />
        Ask for a review
      </Button>
      {link && inPage(<LinkDialog {...link} quote={quote} onClose={forget} />)}
    </>
  );
}

const CUSTOMERS = ["first", "second", "third"] as const;

/** Makes three links at once, for a site without reviews. */
export function AskForReviews() {
  const { links, isLoading, make, forget } = useLinks();
  const { shortName } = usePageBusiness();
  const copy = useCopy("Message");
  return (
    <>
      <Button
        variant="ghost"
        busyText={isLoading ? "Making three links..." : undefined}
        onClick={() => void make(CUSTOMERS.map(() => ({})))}
      >
        <Star />
        Ask three customers
      </Button>
      {links.length > 0 &&
        inPage(
          <Dialog title="Ask three customers" onClose={forget}>
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
                        <Copy />
                        Copy
                      </Button>
                    </Row>
                  )}
                </Field>
              ))}
              <Law />
            </DialogBody>
          </Dialog>,
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
        <Law />
      </DialogBody>
      <DialogFoot>
        <Button variant="line" onClick={() => void handleCopy()}>
          <Copy />
          Copy
        </Button>
        {quote?.email && (
          <LinkButton
            $variant="line"
            href={mailHref(quote.email, SUBJECT, text)}
            onClick={handleSent}
          >
            <Mail />
            Email
          </LinkButton>
        )}
        {quote && (
          <LinkButton href={textHref(quote.phone, text)} onClick={handleSent}>
            <MessageSquare />
            Text
          </LinkButton>
        )}
        {!quote && "share" in navigator && (
          <Button onClick={() => void navigator.share({ text }).catch(() => {})}>
            <Share />
            Share
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function Law() {
  return <p>Hiding honest bad reviews may be against the law where you live.</p>;
}
