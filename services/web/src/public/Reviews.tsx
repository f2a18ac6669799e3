import { type PublicTestimonial, testimonialKind } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { checksumOf } from "../site/checksum";
import { reviewProfiles, useBusiness, useWordsLanguage } from "../site/shownBusiness";
import { color, font, fontSize, media, radius, space } from "../theme";
import { Card, EvenRows, Row, Wrap } from "../ui/layout";
import { OutsideLink } from "../ui/links";
import { Stars } from "../ui/Stars";
import { directionOf, LongText } from "../ui/text";
import { LongList, PublicList, snapRow } from "./PublicList";
import { Section, SectionHead } from "./Section";
import { mark, marked } from "../site/marks";

const { path } = testimonialKind;

type ReviewListProps = {
  items: readonly PublicTestimonial[];
  /** The ids of those that invited customers wrote. */
  customerReviews?: readonly number[] | undefined;
  /** In a list that the browser draws again: what the page has said of these, as `data-customer`. */
  customerMarks?: readonly string[];
};

/** Of a review as it was sent: it changes with its words. */
const customerMarkOf = ({ id, rating, review }: PublicTestimonial) =>
  checksumOf([id, rating, review]);

export function ReviewsSection({ items, customerReviews }: ReviewListProps) {
  const business = useBusiness();
  const { reviewsHeading } = business.words;
  const lang = useWordsLanguage();
  const profiles = reviewProfiles(business);
  const hasReviews = items.length > 0;
  const hasProfiles = profiles.length > 0;
  return (
    <Root
      id="reviews"
      {...(!hasProfiles && { hidden: !hasReviews, ...mark("list-section", path) })}
    >
      <Wrap {...mark("reveal")}>
        <SectionHead
          title={reviewsHeading ?? "Reviews"}
          titleLang={reviewsHeading && lang}
          hidden={!hasReviews}
          {...mark("list-section", path)}
        />
        <PublicList path={path} items={items}>
          <TestimonialList items={items} customerReviews={customerReviews} />
        </PublicList>
        {hasProfiles && <FindUsOnline titleAs={hasReviews ? "h3" : "h2"} profiles={profiles} />}
      </Wrap>
    </Root>
  );
}

/** Cards side by side; a swipeable row on phones. */
export function TestimonialList({
  items,
  customerReviews = [],
  customerMarks = [],
}: ReviewListProps) {
  if (items.length === 0) return null;
  const isCustomers = (item: PublicTestimonial) =>
    customerReviews.includes(item.id) || customerMarks.includes(customerMarkOf(item));
  return (
    <LongList items={items} shownAtOnce={9} name="reviews">
      {(reviews, isRest) => (
        <List as="ul" aria-label={isRest ? "More reviews" : "Reviews"} {...mark("scroll-list")}>
          <Testimonials items={reviews} of={items.length} isCustomers={isCustomers} />
        </List>
      )}
    </LongList>
  );
}

type TestimonialsProps = {
  items: readonly PublicTestimonial[];
  isCustomers: (item: PublicTestimonial) => boolean;
  /** How many there are. */
  of: number;
};

function Testimonials({ items, of, isCustomers }: TestimonialsProps) {
  return items.map((item) => (
    <Review key={item.id} as="li" data-of={of}>
      <Stars rating={item.rating} />
      <Quote
        element="blockquote"
        text={item.review}
        about={item.name}
        short={230}
        shortOnPhone={190}
      />
      <Who dir={directionOf(item.location)}>
        <b dir={directionOf(item.name)}>{item.name}</b>
        <span>{item.location}</span>
        {isCustomers(item) && (
          <small {...mark("customer", customerMarkOf(item))}>From a customer</small>
        )}
      </Who>
    </Review>
  ));
}

type FindUsOnlineProps = { titleAs: "h2" | "h3"; profiles: ReturnType<typeof reviewProfiles> };

/** One quiet line below the reviews, or, without any, the section's own heading. */
function FindUsOnline({ titleAs: Title, profiles }: FindUsOnlineProps) {
  return (
    <Online $gap="sm">
      <Title>Find Us Online</Title>
      {profiles.map(([name, href]) => (
        <OutsideLink key={name} href={href}>
          {name}
        </OutsideLink>
      ))}
    </Online>
  );
}

const Online = styled(Row)`
  column-gap: ${space.s3};
  margin-top: ${space.sm};

  [hidden] ~ & {
    margin-top: 0;
  }

  h2,
  h3 {
    font-size: ${fontSize.lead};
    letter-spacing: inherit;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    font-weight: 600;
  }
`;

/* Without reviews it is low. */
const Root = styled(Section)`
  &:has(${marked("list-section")}[hidden]) {
    padding-block: ${space.s3};
    scroll-margin-top: ${space.s1};
  }
`;

const List = styled(EvenRows)`
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

  small {
    float: right;
    padding: 0 12px;
    border-radius: ${radius.pill};
    background: ${color.successWash};
    color: ${color.success};
    font-weight: 600;
    font-size: ${fontSize.badge};
  }
`;
