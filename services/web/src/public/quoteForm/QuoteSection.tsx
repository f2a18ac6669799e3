import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { ground } from "../../ui/ground";
import edge from "../../pictures/edge.svg";
import { replyTime, useBusiness, usePhone } from "../../site/business";
import { color, media, radius, shadow, space } from "../../theme";
import { LinkButton } from "../../ui/Button";
import { skipLayoutOffScreen } from "../skipLayoutOffScreen";
import { Wrap } from "../../ui/layout";
import { NextSteps } from "./NextSteps";
import { QuoteForm } from "./QuoteForm";
import { FormHead } from "./FormHead";

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

const Edge = styled.img`
  width: 100%;
  height: clamp(56px, 11vw, 168px);
  margin-bottom: -1px;
`;

const Root = styled.section`
  ${skipLayoutOffScreen}
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
