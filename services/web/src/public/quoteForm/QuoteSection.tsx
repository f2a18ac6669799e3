import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import { Phone } from "lucide-react";
import { styled } from "styled-components";
import { replyTime, useBusiness, usePhone, useWordsLanguage } from "../../site/shownBusiness";
import { color, font, fontSize, gable, radius, space } from "../../theme";
import { Grid, Row, Stack } from "../../ui/layout";
import { directionOf, InOnePiece, Isolated } from "../../ui/text";
import { Stars } from "../../ui/Stars";
import { OwnerCard } from "../About";
import { HoursList } from "../Footer";
import { besideForm, Columns, DarkSection, Edge, IntroHead, Sheet } from "../formLayout";
import { OpenLine } from "../OpenLine";
import { Proof } from "../Proof";
import { Portrait } from "../UploadedPicture";
import { quoteForm } from "./QuoteForm";
import { noRoomForSign } from "./QuoteSent";
import { questionOfToday, toQuestionData } from "./securityQuestion";
import { mark, marked } from "../../site/marks";

type TestimonialsProps = { testimonials: readonly PublicTestimonial[] };

export function QuoteSection({ testimonials }: TestimonialsProps) {
  const portrait = useBusiness().owner?.portrait;
  return (
    <>
      <Edge />
      <QuoteGround>
        <Columns {...mark("reveal")}>
          <NextSteps testimonials={testimonials} />
          <Sheet id="quote-form" tabIndex={-1} data-has-face={portrait && ""}>
            <FormHead testimonials={testimonials} />
            <div {...mark("form")}>
              {quoteForm.render({ question: toQuestionData(questionOfToday()) })}
            </div>
          </Sheet>
        </Columns>
      </QuoteGround>
    </>
  );
}

/** Next to the form: who answers, and what happens after it is sent; where there is room, how else to reach the business. */
function NextSteps({ testimonials }: TestimonialsProps) {
  const business = useBusiness();
  const { owner, words } = business;
  const { formIntro, steps } = words;
  const lang = useWordsLanguage();
  return (
    <Intro>
      <IntroHead title="Request a free estimate" intro={formIntro} onDark>
        <FormProof business={business} withoutOwner={owner?.sentence !== undefined} />
      </IntroHead>
      {steps.length > 0 && (
        <Steps as="ol" $min="13rem">
          {steps.map(({ title, text }) => (
            <li key={title} dir={directionOf(title)} lang={lang}>
              <b>{title}</b>
              {text}
            </li>
          ))}
        </Steps>
      )}
      {owner?.sentence !== undefined && <OwnerCard owner={owner} />}
      <Reach>
        <CallLink />
        <OpenLine />
        <HoursList />
        <ShortReview review={chooseReviews(testimonials)[1]} />
      </Reach>
    </Intro>
  );
}

function CallLink() {
  const phone = usePhone();
  return (
    <Number href={phone.callHref}>
      <Phone />
      {phone.text}
    </Number>
  );
}

/** Where every link to the form leads: what it is, how long it takes, when the answer comes, and what a customer says. */
export function FormHead({ testimonials }: TestimonialsProps) {
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
          {/* Shown if a request was received today (draft.ts). */}
          <p {...mark("received")} hidden>
            We have your request from today.
          </p>
        </div>
      </Who>
      <ShortReview review={chooseReviews(testimonials)[0]} />
    </HeadText>
  );
}

function ShortReview({ review }: { review: PublicTestimonial | undefined }) {
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

const GOOD_RATING = 4;
/** Name and place included: about three lines on a phone; and what has room beside the form. */
const MAX_LENGTHS = [100, 300];

/** For the form's head and for beside it, the best of the good reviews that fit there; the owner's order breaks ties. */
export function chooseReviews(
  testimonials: readonly PublicTestimonial[],
): (PublicTestimonial | undefined)[] {
  const good = testimonials
    .filter(({ rating }) => rating >= GOOD_RATING)
    .sort((a, b) => b.rating - a.rating);
  const [first, second] = MAX_LENGTHS.map((most) =>
    good.filter((review) => lengthOf(review) <= most),
  );
  const [inHead] = first ?? [];
  return [inHead, second?.find((review) => review !== inHead)];
}

function lengthOf({ review, name, location }: PublicTestimonial): number {
  return review.length + name.length + location.length;
}

const Intro = styled(Stack)`
  gap: ${space.md};

  ${besideForm} {
    position: sticky;
    top: 120px;
  }
`;

const Reach = styled(Stack)`
  padding-top: ${space.md};
  border-top: 1px solid ${color.lineDark};

  @media (max-width: 63.999em) {
    display: none;
  }

  figure {
    margin-top: ${space.sm};
    background: ${color.ground700};

    blockquote {
      color: ${color.onDark};
    }

    figcaption {
      color: ${color.onDarkSoft};
    }
  }
`;

const Number = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  font: 510 ${fontSize.h2} / 1.2 ${font.serif};
  letter-spacing: -0.025em;
  text-decoration: none;

  svg {
    --icon: 28px;
  }
`;

const FormProof = styled(Proof)`
  --gap: 12px;
  font-size: ${fontSize.badge};

  li {
    max-width: 10.5em;
  }

  && b {
    font-size: 1.1em; /* the stars and their number are narrower than that */
  }
`;

const Steps = styled(Grid)`
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

  ${besideForm} {
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
  &${marked("sent")} {
    --portrait: 140px;
  }

  &${marked("sent")} :is(${Intro}, ${Review}, ${Who} > div, :not([data-has-face]) > ${HeadText}) {
    display: none;
  }

  ${noRoomForSign} {
    &${marked("sent")} ${HeadText} {
      display: none;
    }
  }
`;
