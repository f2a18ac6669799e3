import { styled } from "styled-components";
import { media } from "../../theme";
import { Reveal } from "../../ui/Reveal";
import { Section } from "../../ui/Section";
import { SectionHead } from "../../ui/SectionHead";
import { Wrap } from "../../ui/Wrap";
import { ServiceCards } from "./ServiceCards";
import { ServicesWithoutScript } from "./ServicesWithoutScript";

export function ServicesSection() {
  return (
    <Section id="services">
      <Reveal>
        <Wrap>
          <Grid>
            <Head title="Whatever the house needs next">
              <p>
                One crew for the repairs, the upgrades and the upkeep. Tell us what’s wrong and
                we’ll tell you, in writing, what it takes.
              </p>
            </Head>
            <ServiceCards />
            <ServicesWithoutScript />
          </Grid>
        </Wrap>
      </Reveal>
    </Section>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 20px;

  ${media.upToWide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.upToTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

/* Takes two cells, so that ten cards close the grid exactly. */
const Head = styled(SectionHead)`
  grid-column: span 2;
  align-self: center;
  margin: 0;
  padding: 0 32px 16px 0;

  ${media.upToPhone} {
    grid-column: auto;
    padding: 0 0 20px;
  }
`;
