import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { replyTime, useBusiness } from "../../site/business";
import { fontSize, media, space } from "../../theme";
import { InOnePiece } from "../../ui/InOnePiece";
import { ShortReview } from "./ShortReview";

/** Where every link to the form leads: what it is, how long it takes, when the answer comes, and what a customer says. */
export function FormHead({ testimonials }: { testimonials: readonly PublicTestimonial[] }) {
  const business = useBusiness();
  return (
    <Root data-needs-script="">
      <h3>Your free estimate</h3>
      <Line>
        <InOnePiece>About two minutes.</InOnePiece>{" "}
        {business.repliesWithin !== undefined && (
          <InOnePiece>We answer{replyTime(business)}.</InOnePiece>
        )}
      </Line>
      <div data-short-review="">
        <ShortReview testimonials={testimonials} />
      </div>
    </Root>
  );
}

const Root = styled.div`
  margin-bottom: ${space.s4};

  h3 {
    font-size: 1.75rem;
    line-height: 1.2;
  }

  ${media.upToPhone} {
    margin-bottom: ${space.s3};

    h3 {
      font-size: min(1.625rem, 10vw);
    }
  }
`;

const Line = styled.p`
  margin-top: 4px;
  line-height: 1.5;

  ${media.upToPhone} {
    font-size: ${fontSize.card};
  }
`;
