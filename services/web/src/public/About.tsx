import { type Business, paragraphsOf } from "@ridgeline/contract/business";
import { Award, CalendarCheck, CircleCheck, MessagesSquare } from "lucide-react";
import { styled } from "styled-components";
import truck from "../pictures/about-truck.svg";
import { useBusiness } from "../site/business";
import { color, font, fontSize, gable, media, radius, screenWidth, space } from "../theme";
import { ground } from "../ui/ground";
import { Wrap } from "../ui/layout";
import { RidgeRule, Section } from "./Section";
import { UploadedPicture } from "./UploadedPicture";

export function AboutSection() {
  const { words, owner } = useBusiness();
  const { aboutHeading, about } = words;
  const [first, ...others] = paragraphsOf(about);
  return (
    <Root id="about">
      <Grid>
        <div>
          <RidgeRule onDark />
          <h2 dir="auto">{aboutHeading}</h2>
          <Lead dir="auto">{first}</Lead>
          {others.map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
          {owner && <OwnerCard owner={owner} />}
        </div>
        <AboutPicture />
        <ValuePoints />
      </Grid>
    </Root>
  );
}

/** Who is behind the business. */
function OwnerCard({ owner }: { owner: NonNullable<Business["owner"]> }) {
  return (
    <Owner>
      {owner.portrait && <Portrait picture={owner.portrait} sizes="96px" />}
      <div>
        {owner.sentence !== undefined && <Sentence dir="auto">{owner.sentence}</Sentence>}
        <p dir="auto">
          <b>{owner.name}</b>, owner
        </p>
      </div>
    </Owner>
  );
}

/** The owner's picture, or a drawing. */
function AboutPicture() {
  const { pictures, yearsInBusiness } = useBusiness();
  return (
    <Figure>
      <Frame>
        {pictures.about ? (
          <UploadedPicture
            picture={pictures.about}
            sizes={`${screenWidth.upToLaptop} 90vw, 480px`}
          />
        ) : (
          <Truck
            src={truck}
            alt="Drawing of a pickup loaded with ladder, lumber and tools"
            width={640}
            height={760}
            loading="lazy"
            decoding="async"
          />
        )}
      </Frame>
      {yearsInBusiness !== undefined && (
        <Years>
          <b>{yearsInBusiness}+</b>
          <span>
            years of
            <br />
            good work
          </span>
        </Years>
      )}
    </Figure>
  );
}

const ICONS = [Award, MessagesSquare, CalendarCheck, CircleCheck];

function ValuePoints() {
  const { valuePoints } = useBusiness().words;
  if (valuePoints.length === 0) return null;
  return (
    <List>
      {valuePoints.map(({ title, text }, index) => {
        const Icon = ICONS[index] ?? CircleCheck;
        return (
          <li key={title}>
            <h3>
              <Icon aria-hidden />
              {title}
            </h3>
            <p dir="auto">{text}</p>
          </li>
        );
      })}
    </List>
  );
}

const Figure = styled.figure`
  position: relative;
`;

/* On a tablet it is as high as the value points next to it. */
const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 19;

  img {
    width: 100%;
    height: 100%;
    border-radius: ${radius.large};
    object-fit: cover;
  }

  ${media.upToLaptop} {
    height: 100%;
    min-height: 300px;
    aspect-ratio: auto;

    img {
      position: absolute;
    }
  }

  ${media.upToPhone} {
    min-height: 0;
    aspect-ratio: 9 / 5;
  }
`;

const Truck = styled.img`
  object-position: 15% 100%;
`;

const Years = styled.figcaption`
  position: absolute;
  right: -28px;
  top: 40px;
  display: grid;
  place-items: center;
  align-content: center;
  width: 8.5rem;
  height: 8.5rem;
  padding-top: 18px;
  background: ${color.haint};
  color: ${color.ink};
  text-align: center;
  clip-path: ${gable};

  b {
    font: 560 2.75rem/1 ${font.serif};
    letter-spacing: -0.03em;
  }

  span {
    font-size: ${fontSize.small};
    font-weight: 600;
    line-height: 1.2;
  }

  ${media.upToLaptop} {
    right: -20px;
    top: 24px;
  }

  ${media.upToPhone} {
    right: 12px;
    top: -16px;
    width: min(7rem, 36vw);
    height: min(7.25rem, 37vw);

    b {
      font-size: min(2.25rem, 12vw);
    }

    span {
      font-size: min(0.8125rem, 4.5vw);
    }
  }
`;

const Owner = styled.div`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  margin-top: ${space.s4};
  padding-top: ${space.s3};
  border-top: 1px solid ${color.lineDark};
  overflow-wrap: anywhere;

  b {
    color: ${color.onDark};
    font: 560 1.125rem/1.4 ${font.serif};
  }
`;

const Portrait = styled(UploadedPicture)`
  flex: none;
  width: 96px;
  height: 96px;
  border-radius: 50%;
  object-fit: cover;
`;

const Sentence = styled.p`
  margin-bottom: ${space.s1};
  color: ${color.onDark};
  font:
    430 1.25rem / 1.45 "Fraunces Quote",
    ${font.serif};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(14rem, 40%)), 1fr));
  gap: ${space.s4} ${space.s5};
  align-self: start;

  li {
    padding-top: 20px;
    border-top: 1px solid ${color.lineDark};
  }

  h3 {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: min(${fontSize.h4}, 10vw);
  }

  svg {
    width: 24px;
    height: 24px;
    color: ${color.green300};
    stroke-width: 1.7;
  }

  p {
    margin-top: ${space.s1};
    font-size: ${fontSize.card};
    line-height: 1.55;
  }

  ${media.upToLaptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s3};
  }

  ${media.upToPhone} {
    gap: 12px;

    li {
      padding-top: 12px;
    }

    p {
      margin-top: 4px;
      font-size: ${fontSize.small};
      line-height: 1.45;
    }
  }
`;

const Root = styled(Section)`
  ${ground.evergreen}
  background: ${color.green800};
  color: ${color.onDarkSoft};

  h2,
  h3 {
    color: ${color.onDark};
  }
`;

const Grid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6.4fr);
  gap: ${space.s6} clamp(40px, 6vw, 88px);

  figure {
    grid-area: 1 / 1 / 3;
    align-self: center;
  }

  > div {
    align-self: end;
  }

  ${media.upToLaptop} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    row-gap: ${space.s5};

    > div,
    figure:last-child {
      grid-column: 1 / -1;
    }

    figure {
      grid-area: auto;
      align-self: stretch;
    }
  }

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space.s4};
  }
`;

const Lead = styled.p`
  margin-block: ${space.s3} ${space.s2};
  color: ${color.onDark};
  font-size: ${fontSize.lead};

  ${media.upToPhone} {
    margin-top: ${space.s2};
  }
`;
