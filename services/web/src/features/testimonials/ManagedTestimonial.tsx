import type { Testimonial } from "@ridgeline/contract/testimonial";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ContentCard } from "../../admin/ContentCard";
import { color, fontSize } from "../../theme";
import { LongText } from "../../ui/LongText";
import { Stars } from "../../ui/Stars";

type ManagedTestimonialProps = { testimonial: Testimonial; actions: ReactNode };

/** One testimonial in the owner's list. */
export function ManagedTestimonial({ testimonial, actions }: ManagedTestimonialProps) {
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
