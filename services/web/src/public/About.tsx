import { paragraphsOf } from "@ridgeline/contract/business";
import { styled } from "styled-components";
import { ground } from "../ui/ground";
import { useBusiness } from "../site/business";
import { color, fontSize, media, space } from "../theme";
import { RidgeRule, Section } from "./Section";
import { Wrap } from "../ui/layout";
import { AboutPicture } from "./AboutPicture";
import { OwnerCard } from "./OwnerCard";
import { ValuePoints } from "./ValuePoints";

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
