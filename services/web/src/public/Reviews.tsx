import { type PublicTestimonial, testimonialKind } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { useBusiness } from "../site/business";
import { fontSize, media, screenWidth, space } from "../theme";
import { PublicList } from "./PublicList";
import { Section, SectionHead } from "./Section";
import { Wrap } from "../ui/layout";
import { FindUsOnline } from "./FindUsOnline";
import { TestimonialList } from "./TestimonialList";

const { path } = testimonialKind;

export function ReviewsSection({ testimonials }: { testimonials: readonly PublicTestimonial[] }) {
  const { reviewsHeading = "Reviews" } = useBusiness().words;
  const hasReviews = testimonials.length > 0;
  return (
    <Reviews id="reviews">
      <Wrap>
        <div hidden={!hasReviews} data-list-section={path}>
          <SectionHead title={reviewsHeading} />
        </div>
        <Columns>
          <PublicList path={path} items={testimonials}>
            <TestimonialList items={testimonials} />
          </PublicList>
          <FindUsOnline titleAs={hasReviews ? "h3" : "h2"} />
        </Columns>
      </Wrap>
    </Reviews>
  );
}

/* Without reviews the profiles are one quiet line. */
const Reviews = styled(Section)`
  &:not(:has(blockquote)) {
    padding-block: ${space.s4};
    scroll-margin-top: ${space.s1};
  }
`;

/* One or two are next to the profiles, three form a square with them. */
const Columns = styled.div`
  columns: 3;
  column-gap: ${space.s3};

  &:has(li:first-child:nth-last-child(3)) {
    columns: 2;
  }

  ${media.upToLaptop} {
    columns: 2;
  }

  @media ${screenWidth.abovePhone} {
    &:has(li:first-child:nth-last-child(-n + 2)) {
      columns: auto;
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-items: start;
    }

    ul:has(li:first-child:nth-last-child(-n + 2)) {
      grid-column: span 2;
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(40%, 1fr));
      column-gap: ${space.s3};
    }

    li:only-child blockquote {
      font-size: ${fontSize.h3};
    }
  }

  @media ${screenWidth.abovePhone} and ${screenWidth.upToLaptop} {
    &:has(li:first-child:nth-last-child(2)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > :last-child {
        grid-column: span 2;
      }
    }
  }

  ${media.upToPhone} {
    columns: auto;
  }
`;
