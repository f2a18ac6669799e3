import { styled } from "styled-components";
import { ground } from "../../ground";
import { site, yearsInBusiness } from "../../site/site";
import { color, fontSize, media, space } from "../../theme";
import { Reveal } from "../../ui/layout/Reveal";
import { RidgeRule, Section } from "../../ui/layout/Section";
import { Wrap } from "../../ui/layout/Wrap";
import { AboutPicture } from "./AboutPicture";
import { ValuePoints } from "./ValuePoints";

export function AboutSection() {
  return (
    <Root id="about">
      <Reveal>
        <Grid>
          <div>
            <RidgeRule onDark />
            <h2>A family business, a few minutes up the road</h2>
            <Lead>
              {site.shortName} was founded by a local contractor who was tired of seeing neighbors
              wait weeks for a call back. Over {yearsInBusiness} years later it is still a family
              company, and we still answer our own phone.
            </Lead>
            <p>
              We work for homeowners and commercial clients across North {site.address.stateName}.
              We are fully licensed and insured, and the person who prices your job is the person
              who stands behind it.
            </p>
          </div>
          <AboutPicture />
          <ValuePoints />
        </Grid>
      </Reveal>
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
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space.s4};

    figure {
      grid-area: auto;
    }
  }
`;

const Lead = styled.p`
  margin-block: ${space.s3} ${space.s2};
  color: ${color.onDark};
  font-size: ${fontSize.lead};
  line-height: 1.6;

  ${media.upToPhone} {
    margin-top: ${space.s2};
  }
`;
