import { checkTestimonial } from "@ridgeline/contract/checks/checkTestimonial";
import {
  type Testimonial,
  type TestimonialInput,
  testimonialKind,
} from "@ridgeline/contract/testimonial";
import { testimonialAnchor } from "@ridgeline/contract/review";
import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { LongTextField, TextField, useFormField } from "../../form";
import { color, fontSize } from "../../theme";
import { Badge } from "../../ui/Badge";
import { Stars } from "../../ui/Stars";
import { StarsInput } from "../../ui/StarsInput";
import { LongText } from "../../ui/text";
import type { AdminKind } from "../kit/adminKind";
import { createWording } from "../kit/wording";
import { ContentCard } from "../kit/ContentCard";
import { FieldPair, StatusField } from "../kit/contentFields";
import { crudHooks } from "../kit/crudHooks";
import { fetchOnEntry } from "../kit/listStates";
import { AskForReview, useGetInvitedReviewsQuery } from "../reviews/askForReview";

/** The owner edits testimonials but adds none (requirement 7.7): customers do, by invitation. */
export const adminTestimonials: AdminKind<TestimonialInput> = {
  path: testimonialKind.path,
  wording: createWording(testimonialKind),
  about: "What customers say on the reviews section.",
  Icon: Star,
  check: checkTestimonial,
  ...crudHooks<TestimonialInput>(testimonialKind.path),
  nameOf: ({ name }) => name,
  renderCard: (testimonial, actions) => (
    <ManagedTestimonial testimonial={testimonial} actions={actions} />
  ),
  renderFields: () => <TestimonialFields />,
  editTitle: "Edit Testimonial",
  adviceOn: ({ length }) =>
    length === 0 ? "Ask a customer for a review: it arrives here." : undefined,
  headButton: <AskForReview />,
};

type ManagedTestimonialProps = { testimonial: Testimonial; actions: ReactNode };

/** One testimonial in the owner's list. */
function ManagedTestimonial({ testimonial, actions }: ManagedTestimonialProps) {
  const { data: invited = [] } = useGetInvitedReviewsQuery(undefined, fetchOnEntry);
  return (
    <ContentCard
      id={testimonialAnchor(testimonial.id)}
      lead={<Stars rating={testimonial.rating} />}
      isActive={testimonial.isActive}
      actions={actions}
    >
      <h2 dir="auto" tabIndex={-1}>
        {testimonial.name}
      </h2>
      <Location dir="auto">{testimonial.location}</Location>
      {invited.some(({ id, fromCustomer }) => fromCustomer && id === testimonial.id) && (
        <Origin $isOn>From a customer</Origin>
      )}
      <Review text={testimonial.review} />
    </ContentCard>
  );
}

function TestimonialFields() {
  return (
    <>
      <FieldPair>
        <TextField name="name" label="Name" whenEmpty="Write the customer’s name." />
        <TextField name="location" label="Location" whenEmpty="Write where the customer lives." />
      </FieldPair>
      <RatingField />
      <LongTextField name="review" label="Review" whenEmpty="Write what the customer said." />
      <StatusField />
    </>
  );
}

function RatingField() {
  const { input } = useFormField<number>("rating");
  return <StarsInput {...input} label="Rating" />;
}

const Location = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const Origin = styled(Badge)`
  align-self: flex-start;
  margin-top: 12px;
`;

const Review = styled(LongText)`
  margin-top: 12px;
  white-space: pre-line;
`;
