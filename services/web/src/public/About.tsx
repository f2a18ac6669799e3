import { type Business, paragraphsOf } from "@ridgeline/contract/business";
import { Award, CalendarCheck, CircleCheck, MessagesSquare } from "lucide-react";
import { styled } from "styled-components";
import truck from "../pictures/about-truck.svg";
import { useBusiness, useWordsLanguage } from "../site/shownBusiness";
import { color, font, fontSize, gable, media, radius, screenWidth, space } from "../theme";
import { ground } from "../ui/ground";
import { Grid, Row, Stack, Wrap } from "../ui/layout";
import { directionOf } from "../ui/text";
import { Section, SectionHead } from "./Section";
import { Portrait, UploadedPicture } from "./UploadedPicture";
import { mark } from "../site/marks";

export function AboutSection() {
  const { words, owner, pictures, hidesHills } = useBusiness();
  const lang = useWordsLanguage();
  const hasPicture = pictures.about !== undefined || !hidesHills;
  return (
    <Root id="about">
      <Columns {...mark("reveal")} data-with-picture={hasPicture ? "" : undefined}>
        <Text>
          <AboutHead title={words.aboutHeading} titleLang={lang} onDark />
          <Stack>
            {paragraphsOf(words.about).map((paragraph) => (
              <p key={paragraph} dir={directionOf(paragraph)} lang={lang}>
                {paragraph}
              </p>
            ))}
            {owner && <OwnerCard owner={owner} />}
          </Stack>
        </Text>
        {hasPicture && <AboutPicture />}
        <ValuePoints />
      </Columns>
    </Root>
  );
}

/** Who is behind the business. */
export function OwnerCard({ owner }: { owner: NonNullable<Business["owner"]> }) {
  const lang = useWordsLanguage();
  return (
    <Owner>
      {owner.portrait && <Portrait picture={owner.portrait} sizes="80px" />}
      <div>
        {owner.sentence !== undefined && (
          <Sentence dir={directionOf(owner.sentence)} lang={lang}>
            {owner.sentence}
          </Sentence>
        )}
        <p>
          <b>{owner.name}</b>, owner
        </p>
      </div>
    </Owner>
  );
}

function AboutPicture() {
  const { pictures, since } = useBusiness();
  return (
    <Figure>
      {pictures.about ? (
        <UploadedPicture
          picture={pictures.about}
          sizes={`${screenWidth.upToLaptop} 90vw, 480px`}
          {...mark("has-ground")}
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
      {since !== undefined && (
        <Years>
          <span>Since</span>
          <b>{since}</b>
        </Years>
      )}
    </Figure>
  );
}

const ICONS = [Award, MessagesSquare, CalendarCheck, CircleCheck];

function ValuePoints() {
  const { valuePoints } = useBusiness().words;
  const lang = useWordsLanguage();
  if (valuePoints.length === 0) return null;
  return (
    <List as="ul" $min="max(14rem, 40%)">
      {valuePoints.map(({ title, text }, index) => {
        const Icon = ICONS[index] ?? CircleCheck;
        return (
          <li key={title} lang={lang}>
            <h3>
              <Icon />
              {title}
            </h3>
            <p dir={directionOf(text)}>{text}</p>
          </li>
        );
      })}
    </List>
  );
}

/* Beside the text as high as that; on a phone low, with all of the truck. */
const Figure = styled.figure`
  position: relative;

  ${media.aboveLaptop} {
    min-height: 24rem;

    img {
      position: absolute;
      min-height: 100%;
    }
  }

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 19;
    border-radius: ${radius.large};
    object-fit: cover;

    ${media.upToPhone} {
      aspect-ratio: 9 / 5;
    }
  }
`;

const Truck = styled.img`
  object-position: 15% 95%;
`;

/* In rem: it grows with its text, but not beyond the picture. */
const Years = styled.figcaption`
  position: absolute;
  right: -20px;
  top: ${space.s3};
  display: grid;
  place-items: center;
  align-content: center;
  width: clamp(6.75rem, 10vw + 1.5rem, min(8.5rem, 36vw));
  aspect-ratio: 1;
  padding-top: 18px;
  background: ${color.haint};
  color: ${color.ink};
  text-align: center;
  clip-path: ${gable};

  b {
    font: 510 min(${fontSize.h2}, 12vw) / 1 ${font.serif};
    letter-spacing: -0.03em;
  }

  span {
    font-size: min(${fontSize.small}, 4.5vw);
    font-weight: 600;
    line-height: 1.2;
  }

  ${media.upToPhone} {
    right: 12px;
    top: -16px;
  }
`;

const Owner = styled(Row)`
  --portrait: 80px;
  margin-top: ${space.sm};
  padding-top: ${space.md};
  border-top: 1px solid ${color.lineDark};
  flex-wrap: nowrap;

  b {
    color: ${color.onDark};
    font: 510 ${fontSize.lead} / 1.4 ${font.serif};
  }
`;

const Sentence = styled.p`
  color: ${color.onDark};
  font: 510 ${fontSize.lead} / 1.45 ${font.serif};
`;

const List = styled(Grid)`
  --icon: 24px;
  align-self: start;

  li {
    padding-top: ${space.sm};
    border-top: 1px solid ${color.lineDark};
  }

  h3 {
    display: flex;
    align-items: center;
    gap: 12px;
  }

  svg {
    color: ${color.ground300};
    stroke-width: 1.7;
  }

  p {
    margin-top: ${space.xs};
    line-height: 1.5;
  }
`;

const Root = styled(Section)`
  ${ground.dark}
`;

/* The picture beside the text; on a tablet the value points are below both, on a phone everything is one column. */
const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6.4fr);
  gap: ${space.lg} ${space.xl};

  &:not([data-with-picture]) {
    grid-template-columns: minmax(0, 1fr);
  }

  figure {
    grid-area: 1 / 1 / 3;
  }

  ${media.upToLaptop} {
    figure {
      grid-row-end: 2;
      align-self: center;
    }

    figure ~ ul {
      grid-column: 1 / -1;
    }
  }

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);

    figure {
      grid-area: auto;
    }
  }
`;

const Text = styled(Stack)`
  align-self: end;

  > div > p {
    color: ${color.onDark};
    font-size: ${fontSize.lead};
    line-height: 1.55;
  }

  ${media.upToLaptop} {
    align-self: center;
  }

  /* without a picture the heading is beside the text */
  ${media.aboveTablet} {
    :not([data-with-picture]) > & {
      grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
      align-items: start;
      column-gap: ${space.xl};
    }
  }
`;

const AboutHead = styled(SectionHead)`
  margin: 0;
`;
