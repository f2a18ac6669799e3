import { type PublicTestimonial, testimonialKind } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { ground } from "../../ground";
import { useBusiness } from "../../site/business";
import { color, font, fontSize, media, radius, space } from "../../theme";
import { buttonStyles, type ButtonStyles } from "../../ui/controls/buttonStyles";
import { OutsideLink } from "../../ui/controls/OutsideLink";
import { PublicList } from "../../ui/layout/PublicList";
import { Reveal } from "../../ui/layout/Reveal";
import { Section, SectionHead } from "../../ui/layout/Section";
import { Wrap } from "../../ui/layout/Wrap";
import { TestimonialList } from "./TestimonialList";

const { path } = testimonialKind;

export function ReviewsSection({ testimonials }: { testimonials: readonly PublicTestimonial[] }) {
  const { reviewsHeading = "Reviews" } = useBusiness().words;
  const hasReviews = testimonials.length > 0;
  return (
    <Section id="reviews">
      <Reveal>
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
      </Reveal>
    </Section>
  );
}

/** Below the reviews, or, without any, the section's own heading. */
function FindUsOnline({ titleAs: Title }: { titleAs: "h2" | "h3" }) {
  const { google, facebook, nextdoor, yelp } = useBusiness().links;
  return (
    <Online>
      <Title>Find Us Online</Title>
      <Profile $variant="line" href={google}>
        Google
      </Profile>
      <Profile $variant="line" href={facebook}>
        Facebook
      </Profile>
      <Profile $variant="line" href={nextdoor}>
        Nextdoor
      </Profile>
      <Profile $variant="line" href={yelp}>
        Yelp
      </Profile>
    </Online>
  );
}

const Columns = styled.div`
  columns: 3;
  column-gap: ${space.s3};

  ${media.upToLaptop} {
    columns: 2;
  }

  ${media.upToPhone} {
    columns: auto;
  }
`;

const Online = styled.div`
  ${ground.evergreen}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));
  gap: 12px;
  padding: 28px;
  border: 1px solid transparent; /* forced colors show it */
  border-radius: ${radius.large};
  background: ${color.green800};
  color: ${color.onDarkSoft};
  break-inside: avoid;

  h2,
  h3 {
    grid-column: 1 / -1;
    margin-bottom: 6px;
    color: ${color.onDark};
    font-family: ${font.serif};
    font-size: ${fontSize.h3};
  }

  ${media.upToPhone} {
    margin-top: ${space.s2};
    padding: 20px;
  }
`;

const Profile = styled(OutsideLink)<ButtonStyles>`
  ${buttonStyles}
`;
