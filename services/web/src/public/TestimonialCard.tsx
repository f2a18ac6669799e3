import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { color, font, fontSize, media, space } from "../theme";
import { Card } from "../ui/Card";
import { LongText } from "../ui/text";
import { Stars } from "../ui/Stars";

type TestimonialCardProps = {
  testimonial: PublicTestimonial;
  /** How many there are. */
  of: number;
};

export function TestimonialCard({ testimonial, of }: TestimonialCardProps) {
  return (
    <Root as="li" data-of={of}>
      <Stars rating={testimonial.rating} />
      <Quote element="blockquote" text={testimonial.review} about={testimonial.name} />
      <Who>
        <b dir="auto">{testimonial.name}</b>
        <span dir="auto">{testimonial.location}</span>
      </Who>
    </Root>
  );
}

const Root = styled(Card)`
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
