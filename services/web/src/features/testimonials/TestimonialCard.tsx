import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { color, font, fontSize, media, space } from "../../theme";
import { Card } from "../../ui/Card";
import { Stars } from "../../ui/Stars";

export function TestimonialCard({ testimonial }: { testimonial: PublicTestimonial }) {
  return (
    <Root as="li">
      <Stars rating={testimonial.rating} />
      <Quote>{testimonial.review}</Quote>
      <Who>
        <b>{testimonial.name}</b>
        <span>{testimonial.location}</span>
      </Who>
    </Root>
  );
}

const Root = styled(Card)`
  margin-bottom: ${space.s3};
  padding: 28px 28px ${space.s3};
  break-inside: avoid;
  overflow-wrap: break-word;

  ${media.upToPhone} {
    display: flex;
    min-width: 0;
    flex: 0 0 84%;
    flex-direction: column;
    margin: 0;
    padding: ${space.s3};
    scroll-snap-align: start;
  }
`;

const Quote = styled.blockquote`
  margin-top: ${space.s2};
  color: ${color.ink};
  font: 430 ${fontSize.quote} / 1.5 ${font.serif};
  letter-spacing: -0.004em;
  text-wrap: pretty;

  ${media.upToPhone} {
    margin-bottom: 20px;
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
