import { type PublicTestimonial, testimonialKind } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { shownProfiles, useBusiness } from "../site/business";
import { color, font, fontSize, media, radius, screenWidth, space } from "../theme";
import { buttonStyles, type ButtonStyles } from "../ui/Button";
import { ground } from "../ui/ground";
import { Card, Wrap } from "../ui/layout";
import { OutsideLink } from "../ui/links";
import { Stars } from "../ui/Stars";
import { LongText } from "../ui/text";
import { PublicList, snapRow } from "./PublicList";
import { Section, SectionHead } from "./Section";

const { path } = testimonialKind;

export function ReviewsSection({ testimonials }: { testimonials: readonly PublicTestimonial[] }) {
  const business = useBusiness();
  const { reviewsHeading = "Reviews" } = business.words;
  const { google, facebook, nextdoor, yelp } = business.links;
  const profiles = shownProfiles(
    { Google: google, Facebook: facebook, Nextdoor: nextdoor, Yelp: yelp },
    business,
  );
  const hasReviews = testimonials.length > 0;
  const hasProfiles = profiles.length > 0;
  return (
    <Root id="reviews" {...(!hasProfiles && { hidden: !hasReviews, "data-list-section": path })}>
      <Wrap>
        <div hidden={!hasReviews} data-list-section={path}>
          <SectionHead title={reviewsHeading} />
        </div>
        <Columns>
          <PublicList path={path} items={testimonials}>
            <TestimonialList items={testimonials} />
          </PublicList>
          {hasProfiles && <FindUsOnline titleAs={hasReviews ? "h3" : "h2"} profiles={profiles} />}
        </Columns>
      </Wrap>
    </Root>
  );
}

/** Columns on wide screens; a swipeable row on phones. */
export function TestimonialList({ items }: { items: readonly PublicTestimonial[] }) {
  if (items.length === 0) return null;
  return (
    <List aria-label="Reviews" data-scroll-list="">
      {items.map((testimonial) => (
        <TestimonialCard key={testimonial.id} testimonial={testimonial} of={items.length} />
      ))}
    </List>
  );
}

type TestimonialCardProps = {
  testimonial: PublicTestimonial;
  /** How many there are. */
  of: number;
};

function TestimonialCard({ testimonial, of }: TestimonialCardProps) {
  return (
    <Review as="li" data-of={of}>
      <Stars rating={testimonial.rating} />
      <Quote element="blockquote" text={testimonial.review} about={testimonial.name} />
      <Who>
        <b dir="auto">{testimonial.name}</b>
        <span dir="auto">{testimonial.location}</span>
      </Who>
    </Review>
  );
}

type FindUsOnlineProps = {
  titleAs: "h2" | "h3";
  profiles: ReturnType<typeof shownProfiles>;
};

/** Below the reviews, or, without any, the section's own heading. */
function FindUsOnline({ titleAs: Title, profiles }: FindUsOnlineProps) {
  return (
    <Online>
      <Title>Find Us Online</Title>
      {profiles.map(([name, href]) => (
        <Profile key={name} $variant="line" href={href}>
          {name}
        </Profile>
      ))}
    </Online>
  );
}

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

  /* without reviews a quiet line */
  div:not(:has(li)) > & {
    ${ground.paper}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.s3};
    margin: 0;
    padding: 0;
    border-radius: 0;
    background: none;
    color: ${color.muted};
    column-span: all;

    h2,
    h3 {
      margin: 0;
      color: inherit;
      font-size: ${fontSize.body};
    }
  }
`;

const Profile = styled(OutsideLink)<ButtonStyles>`
  ${buttonStyles}
`;

const Review = styled(Card)`
  display: inline-block; /* so that a column's first card starts at its top in WebKit, too */
  width: 100%;
  margin-bottom: ${space.s3};
  padding: 28px 28px ${space.s3};
  break-inside: avoid;
  vertical-align: top;

  ${media.upToPhone} {
    display: flex;
    flex-direction: column;
    padding: ${space.s3};
  }
`;

const Quote = styled(LongText)`
  margin-top: ${space.s2};
  color: ${color.ink};
  font:
    430 ${fontSize.quote} / 1.5 "Fraunces Quote",
    ${font.serif};
  letter-spacing: -0.004em;

  ${media.upToPhone} {
    margin-bottom: 20px;
    font-size: ${fontSize.body};
  }
`;

const Who = styled.p`
  margin-top: 20px;
  padding-top: ${space.s2};
  border-top: 1px solid ${color.line};
  line-height: 1.4;

  b {
    display: block;
    color: ${color.ink};
    font-weight: 650;
  }

  span {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }

  ${media.upToPhone} {
    margin-top: auto;
  }
`;

const List = styled.ul`
  ${snapRow}

  /* with large text the number would cover the stars */
  ${media.upToPhone} {
    > [data-of] {
      container-type: inline-size;
    }

    @container (max-width: 11.25rem) {
      > [data-of]:not(:only-child)::after {
        position: static;
        order: -1;
        align-self: flex-end;
        margin-bottom: ${space.s1};
      }
    }
  }
`;

/* Without reviews the profiles are one quiet line. */
const Root = styled(Section)`
  &:not(:has(blockquote)) {
    padding-block: ${space.s4};
    scroll-margin-top: ${space.s1};
  }
`;

/* One or two are next to the profiles, three form a square with them; without profiles they take the whole width. */
const Columns = styled.div`
  columns: 3;
  column-gap: ${space.s3};

  ${media.upToLaptop} {
    columns: 2;
  }

  @media ${screenWidth.abovePhone} {
    &:has(li:first-child:nth-last-child(3)) {
      columns: 2;
    }

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

    &:has(> :last-child > ul > li:first-child:nth-last-child(-n + 3)) {
      columns: auto;
      display: block;
    }

    > :last-child > ul:has(li:first-child:nth-last-child(-n + 3)) {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
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
