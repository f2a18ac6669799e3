import { checkTestimonialInput } from "@ridgeline/contract/checks";
import { testimonialAnchor } from "@ridgeline/contract/invitedReview";
import { type TestimonialInput, testimonialKind } from "@ridgeline/contract/testimonial";
import { Star } from "lucide-react";
import { styled } from "styled-components";
import { LongTextField, TextField, useFormField } from "../../form";
import { Badge } from "../../ui/Badge";
import { Row } from "../../ui/layout";
import { Stars } from "../../ui/Stars";
import { StarsInput } from "../../ui/StarsInput";
import { LongText } from "../../ui/text";
import { ContentCard } from "../lists/ContentCard";
import { Muted } from "../kit/adminLayout";
import { FieldGrid } from "../forms/fieldGroups";
import { StatusField } from "./contentFields";
import { type AdminKind, contentKind } from "../lists/adminKind";
import { fetchOnEntry } from "../lists/listStates";
import { AskForReview, useGetInvitedReviewsQuery } from "../requests/askForReview";

/** The owner edits testimonials but adds none (requirement 7.7): customers do, by invitation. */
export const adminTestimonials: AdminKind<TestimonialInput> = {
  ...contentKind<TestimonialInput>(testimonialKind),
  Icon: Star,
  check: checkTestimonialInput,
  nameOf: ({ name }) => name,
  anchorOf: testimonialAnchor,
  renderCard: (testimonial, actions) => (
    <ContentCard
      item={testimonial}
      id={testimonialAnchor(testimonial.id)}
      lead={<Stars rating={testimonial.rating} />}
      actions={actions}
    >
      <h2 dir="auto" tabIndex={-1}>
        {testimonial.name}
      </h2>
      <Origin>
        <Muted as="span" dir="auto">
          {testimonial.location}
        </Muted>
        <FromCustomer id={testimonial.id} />
      </Origin>
      <LongText text={testimonial.review} />
    </ContentCard>
  ),
  renderFields: () => (
    <>
      <FieldGrid>
        <TextField name="name" label="Name" whenEmpty="Write the customer’s name." />
        <TextField name="location" label="Location" whenEmpty="Write where the customer lives." />
      </FieldGrid>
      <RatingField />
      <LongTextField name="review" label="Review" whenEmpty="Write what the customer said." />
      <StatusField />
    </>
  ),
  noun: "Testimonial",
  emptyHint: "Ask a customer for a review: it arrives here.",
  headButton: <AskForReview />,
};

function FromCustomer({ id }: { id: number }) {
  const { data: invited = [] } = useGetInvitedReviewsQuery(undefined, fetchOnEntry);
  const isThis = invited.some((review) => review.fromCustomer && review.id === id);
  return isThis && <Badge $isOn>From a customer</Badge>;
}

function RatingField() {
  const { input } = useFormField<number>("rating");
  return <StarsInput {...input} label="Rating" />;
}

/* As high as the badge, which arrives later than the list. */
const Origin = styled(Row)`
  min-height: 28px;
`;
