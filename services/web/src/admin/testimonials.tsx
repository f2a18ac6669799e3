import { checkTestimonial } from "@ridgeline/contract/checks/checkTestimonial";
import {
  type Testimonial,
  type TestimonialInput,
  testimonialKind,
} from "@ridgeline/contract/testimonial";
import Star from "lucide-react/icons/star";
import type { ReactNode } from "react";
import { useField } from "react-final-form";
import { styled } from "styled-components";
import { ContentCard } from "./kit/ContentCard";
import { type AdminKind, createWording } from "./kit/adminKind";
import { FieldPair, StatusField } from "./kit/contentFields";
import { crudHooks } from "./kit/crudHooks";
import { LongTextField, TextField } from "../form";
import { color, fontSize } from "../theme";
import { LongText } from "../ui/text";
import { StarRadio } from "./StarRadio";
import { Stars } from "../ui/Stars";

/** The owner edits testimonials but adds none (requirement 7.7). */
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
  adviceOn: () =>
    "New reviews are added by whoever runs this site: send them the text, the name and the town. Here you correct, hide and delete them.",
};

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

/** One to five stars, as a radio group. */
function RatingField() {
  const { input } = useField<number>("rating");
  return <StarRadio name="rating" label="Rating" value={input.value} onChange={input.onChange} />;
}

type ManagedTestimonialProps = { testimonial: Testimonial; actions: ReactNode };

/** One testimonial in the owner's list. */
function ManagedTestimonial({ testimonial, actions }: ManagedTestimonialProps) {
  return (
    <ContentCard
      lead={<Stars rating={testimonial.rating} />}
      isActive={testimonial.isActive}
      actions={actions}
    >
      <h2 dir="auto">{testimonial.name}</h2>
      <Location dir="auto">{testimonial.location}</Location>
      <Review text={testimonial.review} />
    </ContentCard>
  );
}

const Location = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const Review = styled(LongText)`
  margin-top: 12px;
  white-space: pre-line;
`;
