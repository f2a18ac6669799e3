import Phone from "lucide-react/icons/phone";
import { styled } from "styled-components";
import { useBusiness, usePhone } from "../../site/business";
import { color, font, fontSize, gable, media, space } from "../../theme";
import { InOnePiece } from "../../ui/InOnePiece";
import { RidgeRule } from "../Section";
import { TextLink } from "../../ui/links";
import { Proof } from "../Proof";

/** Next to the form: what happens after it is sent. */
export function NextSteps() {
  const phone = usePhone();
  const business = useBusiness();
  const { formIntro, steps } = business.words;
  return (
    <Root>
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
    </Root>
  );
}

const Root = styled.div`
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
