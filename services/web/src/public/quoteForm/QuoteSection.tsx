import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import { Phone } from "lucide-react";
import { styled } from "styled-components";
import edge from "../../pictures/edge.svg";
import { replyTime, useBusiness, usePhone } from "../../site/business";
import { color, font, fontSize, gable, media, radius, shadow, space } from "../../theme";
import { LinkButton } from "../../ui/Button";
import { ground } from "../../ui/ground";
import { Wrap } from "../../ui/layout";
import { TextLink } from "../../ui/TextLink";
import { Stars } from "../../ui/Stars";
import { Proof } from "../Proof";
import { RidgeRule } from "../Section";
import { InOnePiece } from "./QuoteFields";
import { QuoteForm } from "./QuoteForm";

export function QuoteSection({ testimonials }: { testimonials: readonly PublicTestimonial[] }) {
  return (
    <>
      <Edge src={edge} alt="" width={1600} height={180} loading="lazy" />
      <Root>
        <div data-reveal="">
          <Grid>
            <NextSteps />
            <Sheet id="quote-form" tabIndex={-1}>
              <FormHead testimonials={testimonials} />
              <WithoutScript />
              <div id="form" data-needs-script="">
                <QuoteForm />
              </div>
            </Sheet>
          </Grid>
        </div>
      </Root>
    </>
  );
}

/** Next to the form: what happens after it is sent. */
function NextSteps() {
  const phone = usePhone();
  const business = useBusiness();
  const { formIntro, steps } = business.words;
  return (
    <Intro>
      <RidgeRule onDark />
      <h2>Request a free estimate</h2>
      {formIntro !== undefined && <Lead dir="auto">{formIntro}</Lead>}
      <Facts business={business} />
      {steps.length > 0 && (
        <Steps>
          {steps.map(({ title, text }) => (
            <li key={title} dir="auto">
              <b>{title}</b>
              {text}
            </li>
          ))}
        </Steps>
      )}
      <TextLink href={phone.callHref}>
        <Phone aria-hidden />
        <span>
          Rather talk? <InOnePiece>{phone.text}</InOnePiece>
        </span>
      </TextLink>
    </Intro>
  );
}

/** Where every link to the form leads: what it is, how long it takes, when the answer comes, and what a customer says. */
export function FormHead({ testimonials }: { testimonials: readonly PublicTestimonial[] }) {
  const business = useBusiness();
  return (
    <Head data-needs-script="">
      <h3>Your free estimate</h3>
      <Line>
        <InOnePiece>About two minutes.</InOnePiece>{" "}
        {business.repliesWithin !== undefined && (
          <InOnePiece>We answer{replyTime(business)}.</InOnePiece>
        )}
      </Line>
      {/* Shown if a request was received today (draft.ts). */}
      <Line data-received="" hidden>
        We have your request from today.
      </Line>
      <ShortReview testimonials={testimonials} />
    </Head>
  );
}

/** One review, if there is a good one that is short. */
function ShortReview({ testimonials }: { testimonials: readonly PublicTestimonial[] }) {
  const review = chooseShortReview(testimonials);
  if (!review) return null;
  return (
    <Review>
      <Stars rating={review.rating} />
      <blockquote dir="auto">{review.review}</blockquote>
      <figcaption>
        <bdi>{review.name}</bdi>, <bdi>{review.location}</bdi>
      </figcaption>
    </Review>
  );
}

const MIN_RATING = 4;
/** Name and place included: about three lines on a phone. */
const MAX_LENGTH = 100;

/** The best of the good reviews that fit into a few lines; the owner's order breaks ties. */
export function chooseShortReview(
  testimonials: readonly PublicTestimonial[],
): PublicTestimonial | undefined {
  return testimonials
    .filter(
      (testimonial) => testimonial.rating >= MIN_RATING && lengthOf(testimonial) <= MAX_LENGTH,
    )
    .toSorted((a, b) => b.rating - a.rating)[0];
}

function lengthOf({ review, name, location }: PublicTestimonial): number {
  return review.length + name.length + location.length;
}

/** Replaces the form if scripts do not run. */
function WithoutScript() {
  const business = useBusiness();
  const phone = usePhone();
  return (
    <noscript>
      <Ways>
        <h3>Ask us by phone, text or email</h3>
        <p>
          This form needs JavaScript. Tell us what the house needs in any of these ways, with your
          name and town, and we will get back to you{replyTime(business)} with a detailed estimate.
        </p>
        <LinkButton href={phone.callHref} $size="large">
          Call {phone.text}
        </LinkButton>
        <LinkButton href={phone.textHref} $variant="line" $size="large">
          Send Text Message
        </LinkButton>
        <LinkButton href={`mailto:${business.email}`} $variant="line" $size="large">
          {business.email}
        </LinkButton>
      </Ways>
    </noscript>
  );
}

const Intro = styled.div`
  h2 {
    color: ${color.onDark};
  }

  ${media.aboveLaptop} {
    position: sticky;
    top: 120px;
  }
`;

const Lead = styled.p`
  margin-top: 20px;
  font-size: ${fontSize.lead};
  line-height: 1.55;
`;

const Facts = styled(Proof)`
  --gap: 12px;
  margin-top: ${space.s3};
  font-size: ${fontSize.badge};

  b {
    color: ${color.onDark};
  }

  li {
    border-color: ${color.lineDark};
  }

  li:first-child:not(:only-child) {
    max-width: 11em;
  }

  ${media.upToPhone} {
    margin-top: ${space.s2};
  }
`;

const Steps = styled.ol`
  margin-top: ${space.s5};
  counter-reset: step;

  li {
    position: relative;
    padding: 0 0 28px 60px;
    counter-increment: step;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: -2px;
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    padding-top: 7px;
    background: ${color.green700};
    color: ${color.onDark};
    font: 560 1.125rem/1 ${font.serif};
    clip-path: ${gable};
  }

  b {
    display: block;
    color: ${color.onDark};
    font-weight: 650;
  }

  ${media.upToLaptop} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.s3};

    li {
      padding: 56px 0 0;
    }
  }

  ${media.upToPhone} {
    display: block;
    margin-top: ${space.s2};

    li {
      padding: 0 0 12px 60px;
    }
  }
`;

const Review = styled.figure`
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

const Head = styled.div`
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

const Edge = styled.img`
  width: 100%;
  height: clamp(56px, 11vw, 168px);
  margin-bottom: -1px;
`;

const Root = styled.section`
  ${ground.evergreen}
  padding-bottom: ${space.section};
  background: ${color.green800};
  color: ${color.onDarkSoft};
`;

const Grid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 4.4fr) minmax(0, 7fr);
  gap: clamp(28px, 6vw, 80px);
  align-items: start;
  padding-top: clamp(24px, 4vw, 48px);

  /* The thanks replace the steps. */
  &:has([data-sent]) > :first-child {
    display: none;
  }

  ${media.aboveLaptop} {
    &:has([data-sent]) {
      grid-template-columns: minmax(0, 720px);
      justify-content: center;
    }
  }

  ${media.upToLaptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* The anchor: on phones the steps above it are as high as the screen. */
const Sheet = styled.div`
  ${ground.paper}
  scroll-margin-top: ${space.s2};
  padding: clamp(24px, 4vw, 48px);
  border: 1px solid transparent; /* forced colors show it */
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.floating};
  color: ${color.text};

  &:focus {
    outline: none;
  }

  ${media.upToPhone} {
    scroll-margin-top: ${space.s1};
    margin-inline: calc(${space.gutter} * -1 + 8px);
    padding: ${space.s3} ${space.s2};
  }

  /* The thanks replace the head, too. */
  &:has([data-sent]) > :first-child {
    display: none;
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space.s2};
`;
