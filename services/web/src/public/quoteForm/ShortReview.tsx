import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { color, font, fontSize, radius, space } from "../../theme";
import { Stars } from "../../ui/Stars";
import { chooseShortReview } from "./chooseShortReview";

/** One review, if there is a good one that is short. Like the list that it is from, it is redrawn when that has changed. */
export function ShortReview({ testimonials }: { testimonials: readonly PublicTestimonial[] }) {
  const review = chooseShortReview(testimonials);
  if (!review) return null;
  return (
    <Root>
      <Stars rating={review.rating} />
      <blockquote dir="auto">{review.review}</blockquote>
      <figcaption>
        <bdi>{review.name}</bdi>, <bdi>{review.location}</bdi>
      </figcaption>
    </Root>
  );
}

const Root = styled.figure`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-top: ${space.s2};
  padding: 14px ${space.s2};
  border-radius: ${radius.medium};
  background: ${color.paper};
  overflow-wrap: anywhere;

  blockquote {
    order: 1;
    flex: 1 0 100%;
    color: ${color.ink};
    font:
      430 ${fontSize.body} / 1.45 "Fraunces Quote",
      ${font.serif};
    letter-spacing: -0.004em;
    text-wrap: pretty;
  }

  figcaption {
    color: ${color.muted};
    font-size: ${fontSize.small};
    line-height: 1.4;
  }
`;
