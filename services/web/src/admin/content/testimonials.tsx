import { checkTestimonial } from "@ridgeline/contract/checks/checkTestimonial";
import { type TestimonialInput, testimonialKind } from "@ridgeline/contract/testimonial";
import { Star } from "lucide-react";
import { useField } from "react-final-form";
import { styled } from "styled-components";
import { LongTextField, TextField } from "../../form";
import { color, media, radius, tap } from "../../theme";
import { coveringRadioStyles, Label } from "../../ui/fields";
import { STAR, Stars } from "../../ui/Stars";
import { LongText } from "../../ui/text";
import { ContentCard } from "../kit/ContentCard";
import { Muted } from "../kit/layout";
import { FieldPair, StatusField } from "../kit/contentFields";
import { type AdminKind, contentKind } from "../kit/adminKind";

/** The owner edits testimonials but adds none (requirement 7.7). */
export const adminTestimonials: AdminKind<TestimonialInput> = {
  ...contentKind<TestimonialInput>(testimonialKind),
  about: "What customers say on the reviews section.",
  Icon: Star,
  check: checkTestimonial,
  nameOf: ({ name }) => name,
  renderCard: (testimonial, actions) => (
    <ContentCard
      lead={<Stars rating={testimonial.rating} />}
      isActive={testimonial.isActive}
      actions={actions}
    >
      <h2 dir="auto">{testimonial.name}</h2>
      <Muted as="span" dir="auto">
        {testimonial.location}
      </Muted>
      <Review text={testimonial.review} />
    </ContentCard>
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

const RATINGS = [1, 2, 3, 4, 5];

/** Native radio buttons that look like stars: arrow keys, Space and screen readers work as in any radio group. */
function RatingField() {
  const { input } = useField<number>("rating");
  return (
    <Group>
      <Label as="legend">Rating</Label>
      <Row>
        {RATINGS.map((rating) => (
          <Choice key={rating} $isFilled={rating <= input.value}>
            <input
              type="radio"
              name="rating"
              value={rating}
              checked={rating === input.value}
              aria-label={rating === 1 ? "1 star" : `${rating} stars`}
              onChange={() => {
                input.onChange(rating);
              }}
            />
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d={STAR} />
            </svg>
          </Choice>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  border: 0;
`;

const Row = styled.div`
  display: flex;
  margin: -4px 0 0 -10px;
`;

const Choice = styled.label<{ $isFilled: boolean }>`
  ${coveringRadioStyles}
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.small};

  input:focus-visible {
    outline-offset: -3px;
  }

  svg {
    width: 28px;
    height: 28px;
    fill: ${({ $isFilled }) => ($isFilled ? color.star : "none")};
    stroke: ${color.star};
    stroke-width: 1.6;
    stroke-linejoin: round;
  }

  ${media.hover} {
    &:hover {
      background: ${tap.wash};
    }
  }
`;

const Review = styled(LongText)`
  margin-top: 12px;
  white-space: pre-line;
`;
