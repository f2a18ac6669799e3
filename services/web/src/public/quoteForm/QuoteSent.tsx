import { formatPhone } from "@ridgeline/contract/phone";
import { MessageSquare, Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { replyTime, usePageBusiness, usePhone } from "../../site/shownBusiness";
import { color, fontSize, gable, media, space } from "../../theme";
import { LinkButton } from "../../ui/Button";
import { Row, Stack } from "../../ui/layout";
import { InOnePiece } from "../../ui/text";
import { setMark } from "../../site/marks";

type QuoteSentProps = {
  headingAs?: "h1" | "h2";
  /** The number that the business will call, if the form's script knows it. */
  phoneSent?: string;
};

export function QuoteSent({ headingAs = "h2", phoneSent }: QuoteSentProps) {
  const business = usePageBusiness();
  const phone = usePhone();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const place = document.getElementById("quote-form");
    const section = place?.closest("section");
    if (section) setMark(section, "sent");
    place?.scrollIntoView();
  }, []);

  return (
    <Root>
      <Sign>
        <Phone />
      </Sign>
      <Heading as={headingAs} ref={heading} tabIndex={-1}>
        Thank you for your request!
      </Heading>
      <p>
        {`We've received your information and will get back to you${replyTime(business)} with a detailed estimate.`}
      </p>
      {phoneSent !== undefined && <Called>{`We will call ${formatPhone(phoneSent)}.`}</Called>}
      <Actions>
        <LinkButton href={phone.callHref} $size="large">
          <Phone />
          <span>
            {"Call Us Now: "}
            <InOnePiece>{phone.text}</InOnePiece>
          </span>
        </LinkButton>
        <LinkButton href={phone.textHref} $variant="line" $size="large">
          <MessageSquare />
          Send Text Message
        </LinkButton>
      </Actions>
    </Root>
  );
}

/* All of it fits a small phone's screen. */
const Root = styled(Stack)`
  gap: clamp(8px, 2svh, 20px);
  justify-items: start;

  ${media.short} {
    font-size: ${fontSize.small};
  }
`;

/** There is no room for a picture, the thanks and the toast below them. */
export const noRoomForSign = `@media (max-height: 480px), (max-width: 45em) and (max-height: 41em)`;

/* In the place of the owner's portrait. */
const Sign = styled.span`
  --icon: 56px;
  display: grid;
  place-items: center;
  width: 128px;
  height: 140px;
  padding-top: ${space.s3};
  background: ${color.ground100};
  color: ${color.ground800};
  clip-path: ${gable};

  [data-has-face] & {
    display: none;
  }

  ${noRoomForSign} {
    display: none;
  }
`;

const Called = styled.p`
  @media (max-height: 37.5em) {
    display: none;
  }
`;

const Heading = styled.h2`
  font-size: ${fontSize.title};
`;

const Actions = styled(Row)`
  ${media.upToPhone} {
    width: 100%;

    a {
      width: 100%;
      padding-inline: ${space.s1}; /* the phone number is on the first line if it can be */
    }
  }
`;
