import { type PublicTestimonial, testimonialKind } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { shownProfiles, useBusiness } from "../site/shownBusiness";
import { color, font, fontSize, media, radius, space } from "../theme";
import { buttonStyles, type ButtonStyles } from "../ui/Button";
import { ground } from "../ui/ground";
import { Card, Grid, Wrap } from "../ui/layout";
import { OutsideLink } from "../ui/links";
import { Stars } from "../ui/Stars";
import { directionOf, LongText } from "../ui/text";
import { PublicList, RestOfList, snapRow } from "./PublicList";
import { Section, SectionHead } from "./Section";

const { path } = testimonialKind;

type ReviewsSectionProps = {
  testimonials: readonly PublicTestimonial[];
  /** How many of them were written by invited customers. */
  fromCustomers: number;
};

export function ReviewsSection({ testimonials, fromCustomers }: ReviewsSectionProps) {
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
      <Wrap data-reveal="">
        <div hidden={!hasReviews} data-list-section={path}>
          <SectionHead title={reviewsHeading}>
            {fromCustomers > 0 && <p>{originOf(fromCustomers, testimonials.length)}</p>}
          </SectionHead>
        </div>
        <Cards $min="18rem">
          <PublicList path={path} items={testimonials}>
            <TestimonialList items={testimonials} />
          </PublicList>
          {hasProfiles && <FindUsOnline titleAs={hasReviews ? "h3" : "h2"} profiles={profiles} />}
        </Cards>
      </Wrap>
    </Root>
  );
}

/** "5 of these 7 were written by customers we invited after the job." */
function originOf(count: number, all: number): string {
  const who = count === 1 ? "was written by a customer" : "were written by customers";
  const which = count < all ? `${count} of these ${all}` : all === 1 ? "It" : `All ${all}`;
  return `${which} ${who} we invited after the job.`;
}

/** The rest opens on request. */
const SHOWN_AT_ONCE = 9;

/** Cards side by side; a swipeable row on phones. */
export function TestimonialList({ items }: { items: readonly PublicTestimonial[] }) {
  if (items.length === 0) return null;
  const rest = items.slice(SHOWN_AT_ONCE);
  return (
    <>
      <List aria-label="Reviews" data-scroll-list="">
        <Testimonials items={items.slice(0, SHOWN_AT_ONCE)} of={items.length} />
      </List>
      {rest.length > 0 && (
        <RestOfList heading={`All ${items.length} reviews`}>
          <Cards $min="18rem">
            <List aria-label="More reviews" data-scroll-list="">
              <Testimonials items={rest} of={items.length} />
            </List>
          </Cards>
        </RestOfList>
      )}
    </>
  );
}

type TestimonialsProps = {
  items: readonly PublicTestimonial[];
  /** How many there are. */
  of: number;
};

function Testimonials({ items, of }: TestimonialsProps) {
  return items.map(({ id, rating, review, name, location }) => (
    <Review key={id} as="li" data-of={of}>
      <Stars rating={rating} />
      <Quote element="blockquote" text={review} about={name} />
      <Who dir={directionOf(location)}>
        <b dir={directionOf(name)}>{name}</b>
        <span>{location}</span>
      </Who>
    </Review>
  ));
}

type FindUsOnlineProps = {
  titleAs: "h2" | "h3";
  profiles: ReturnType<typeof shownProfiles>;
};

/** Below the reviews, or, without any, the section's own heading. */
function FindUsOnline({ titleAs: Title, profiles }: FindUsOnlineProps) {
  return (
    <Online $min="6.5rem" $gap="sm">
      <Title>Find Us Online</Title>
      {profiles.map(([name, href]) => (
        <Profile key={name} $variant="line" href={href}>
          {name}
        </Profile>
      ))}
    </Online>
  );
}

const Online = styled(Grid)`
  ${ground.evergreen}
  grid-column-end: -1;
  align-content: center;
  padding: ${space.md};
  border: 1px solid transparent; /* forced colors show it */
  border-radius: ${radius.large};
  background: ${color.green800};
  color: ${color.onDarkSoft};

  h2,
  h3 {
    grid-column: 1 / -1;
    color: ${color.onDark};
    font-size: ${fontSize.h3};
  }

  /* without reviews a quiet line */
  [hidden] + * > & {
    ${ground.paper}
    grid-column: 1 / -1;
    padding: 0;
    background: none;
    color: ${color.muted};

    h2,
    h3 {
      grid-column: auto;
      align-self: center;
      color: inherit;
      font-size: ${fontSize.body};
    }
  }
`;

const Profile = styled(OutsideLink)<ButtonStyles>`
  ${buttonStyles}
`;

/* Without reviews it is low. */
const Root = styled(Section)`
  &:has([data-list-section][hidden]) {
    padding-block: ${space.s4};
    scroll-margin-top: ${space.s1};
  }
`;

const Cards = styled(Grid)`
  ${media.upToPhone} {
    display: block;
  }
`;

const List = styled.ul`
  display: contents;

  ${snapRow}
`;

const Review = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.sm};
  padding: ${space.md};

  /* with large text the number would cover the stars */
  ${media.upToPhone} {
    container-type: inline-size;

    @container (max-width: 11.25rem) {
      &[data-of]:not(:only-child)::after {
        position: static;
        order: -1;
        align-self: flex-end;
      }
    }
  }
`;

const Quote = styled(LongText)`
  max-width: 62ch;
  color: ${color.ink};
  font: 510 ${fontSize.lead} / 1.5 ${font.serif};
`;

const Who = styled.p`
  align-self: stretch;
  margin-top: auto;
  padding-top: ${space.sm};
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: calc(1.4 * ${fontSize.body});

  b {
    display: block;
    color: ${color.ink};
    font-weight: 600;
    font-size: ${fontSize.body};
  }
`;
