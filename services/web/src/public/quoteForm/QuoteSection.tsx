import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { replyTime, useBusiness } from "../../site/shownBusiness";
import { color, font, fontSize, gable, media, radius, space } from "../../theme";
import { Grid, Row, Stack } from "../../ui/layout";
import { directionOf, InOnePiece, Isolated } from "../../ui/text";
import { Stars } from "../../ui/Stars";
import { Columns, DarkSection, Edge, IntroHead, Sheet } from "../formLayout";
import { Proof } from "../Proof";
import { Portrait } from "../UploadedPicture";
import { QuoteForm } from "./QuoteForm";
import { noRoomForSign } from "./QuoteSent";
import { questionOfToday } from "./securityQuestion";

export function QuoteSection({ testimonials }: { testimonials: readonly PublicTestimonial[] }) {
  const portrait = useBusiness().owner?.portrait;
  return (
    <>
      <Edge />
      <QuoteGround>
        <Columns data-reveal="">
          <NextSteps />
          <Sheet id="quote-form" tabIndex={-1} data-has-face={portrait && ""}>
            <FormHead testimonials={testimonials} />
            <div id="form">
              <QuoteForm question={questionOfToday()} />
            </div>
          </Sheet>
        </Columns>
      </QuoteGround>
    </>
  );
}

/** Next to the form: who answers, and what happens after it is sent. */
function NextSteps() {
  const business = useBusiness();
  const { formIntro, steps } = business.words;
  return (
    <Intro>
      <IntroHead title="Request a free estimate" intro={formIntro} onDark>
        <FormProof business={business} />
      </IntroHead>
      {steps.length > 0 && (
        <Steps as="ol" $min="13rem">
          {steps.map(({ title, text }) => (
            <li key={title} dir={directionOf(title)}>
              <b>{title}</b>
              {text}
            </li>
          ))}
        </Steps>
      )}
    </Intro>
  );
}

/** Where every link to the form leads: what it is, how long it takes, when the answer comes, and what a customer says. */
export function FormHead({ testimonials }: { testimonials: readonly PublicTestimonial[] }) {
  const business = useBusiness();
  const portrait = business.owner?.portrait;
  return (
    <HeadText>
      <Who>
        {portrait && <Portrait picture={portrait} sizes="64px" />}
        <div>
          <h3>Your free estimate</h3>
          <p>
            <InOnePiece>About two minutes.</InOnePiece>{" "}
            {business.repliesWithin !== undefined && (
              <InOnePiece>{`We answer${replyTime(business)}.`}</InOnePiece>
            )}
          </p>
          {/* Shown if a request was received today (quoteDraft.ts). */}
          <p data-received="" hidden>
            We have your request from today.
          </p>
        </div>
      </Who>
      <ShortReview testimonials={testimonials} />
    </HeadText>
  );
}

/** One review, if there is a good one that is short. */
function ShortReview({ testimonials }: { testimonials: readonly PublicTestimonial[] }) {
  const review = chooseShortReview(testimonials);
  if (!review) return null;
  return (
    <Review as="figure">
      <Stars rating={review.rating} />
      <blockquote dir={directionOf(review.review)}>{review.review}</blockquote>
      <figcaption>
        <Isolated text={review.name} />, <Isolated text={review.location} />
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
    .sort((a, b) => b.rating - a.rating)[0];
}

function lengthOf({ review, name, location }: PublicTestimonial): number {
  return review.length + name.length + location.length;
}

const Intro = styled(Stack)`
  ${media.aboveLaptop} {
    position: sticky;
    top: 120px;
  }
`;

const FormProof = styled(Proof)`
  --gap: 12px;
  font-size: ${fontSize.badge};

  li {
    max-width: 10.5em;
  }
`;

const Steps = styled(Grid)`
  margin-top: ${space.md};
  counter-reset: step;

  li {
    position: relative;
    min-height: 40px;
    padding-left: 56px;
    counter-increment: step;
    text-wrap: balance;
  }

  li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: -2px;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    width: 40px;
    height: 40px;
    padding-top: 7px;
    background: ${color.ground700};
    color: ${color.onDark};
    font: 510 ${fontSize.lead} / 1 ${font.serif};
    clip-path: ${gable};
  }

  b {
    display: block;
    color: ${color.onDark};
    font-weight: 600;
  }

  ${media.aboveLaptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const HeadText = styled(Stack)`
  margin-bottom: ${space.md};

  h3 {
    font-size: ${fontSize.title};
    line-height: 1.2;
  }
`;

const Who = styled(Row)`
  flex-wrap: nowrap;
`;

const Review = styled(Row)`
  gap: 4px 12px;
  padding: 14px ${space.s2};
  border-radius: ${radius.medium};
  background: ${color.paper};

  blockquote {
    order: 1;
    flex: 1 0 100%;
    color: ${color.ink};
    font: 510 ${fontSize.body} / 1.45 ${font.serif};
  }

  figcaption {
    color: ${color.muted};
    font-size: ${fontSize.small};
    line-height: 1.4;
  }
`;

/* Once the request is sent, the thanks (QuoteSent.tsx) replace the steps and the form's head, except for the portrait. */
export const QuoteGround = styled(DarkSection)`
  &[data-sent] {
    --portrait: 140px;
  }

  &[data-sent] :is(${Intro}, ${Review}, ${Who} > div, :not([data-has-face]) > ${HeadText}) {
    display: none;
  }

  ${noRoomForSign} {
    &[data-sent] ${HeadText} {
      display: none;
    }
  }
`;
