import { MessageSquare, Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { phoneOf, replyTime, usePageBusiness } from "../../site/business";
import { fontSize, media, radius, space } from "../../theme";
import { LinkButton } from "../../ui/Button";

export function QuoteSent() {
  const business = usePageBusiness();
  const phone = phoneOf(business);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    document.getElementById("quote-form")?.scrollIntoView();
  }, []);

  return (
    <Root data-sent="">
      <Door src="/images/projects/front-door.svg" alt="" width={800} height={600} />
      <Heading ref={heading} tabIndex={-1}>
        Thank you for your request!
      </Heading>
      <p>
        We've received your information and will get back to you{replyTime(business)} with a
        detailed estimate.
      </p>
      <Actions>
        <LinkButton href={phone.callHref} $size="large">
          <Phone aria-hidden />
          Call Us Now: {phone.text}
        </LinkButton>
        <LinkButton href={phone.textHref} $variant="line" $size="large">
          <MessageSquare aria-hidden />
          Send Text Message
        </LinkButton>
      </Actions>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 20px;
  padding-block: ${space.s2};

  p {
    max-width: 32em;
    font-size: ${fontSize.lead};
  }

  ${media.upToNarrow} {
    gap: 12px;
    padding-block: 0;

    p {
      font-size: ${fontSize.card};
      line-height: 1.5;
    }
  }

  ${media.short} {
    gap: ${space.s1};
    padding-block: 0;

    p {
      max-width: none;
      font-size: ${fontSize.card};
    }
  }
`;

const Door = styled.img`
  width: 100%;
  height: clamp(120px, 100svh - 560px, 240px); /* the buttons stay on the screen */
  margin-bottom: 12px;
  border-radius: ${radius.medium};
  object-fit: cover;
  object-position: 40% 78%;

  ${media.short} {
    display: none;
  }
`;

const Heading = styled.h2`
  font-size: 2.25rem;

  ${media.upToNarrow} {
    font-size: 1.75rem;
  }

  ${media.short} {
    font-size: 1.75rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s1};

  ${media.upToPhone} {
    width: 100%;

    a {
      width: 100%;
    }
  }

  /* the phone number stays in one piece */
  ${media.upToNarrow} {
    a {
      padding-inline: ${space.s1};
      font-size: ${fontSize.card};
    }
  }
`;
