import { serviceKind } from "@ridgeline/contract/service";
import { keyframes, styled } from "styled-components";
import { PublicListStates } from "../../lists/PublicListStates";
import { usePublicList } from "../../lists/usePublicList";
import { media, space } from "../../theme";
import { Reveal } from "../../ui/layout/Reveal";
import { Section, SectionHead } from "../../ui/layout/Section";
import { Wrap } from "../../ui/layout/Wrap";
import { ServiceCard } from "./ServiceCard";

export function ServicesSection() {
  const list = usePublicList(serviceKind.path);
  if (list.items?.length === 0) return null;
  return (
    <Root id="services">
      <Reveal>
        <Wrap>
          <Grid>
            <Head title="Whatever the house needs next">
              <p>
                One crew for the repairs, the upgrades and the upkeep. Tell us what’s wrong and
                we’ll tell you, in writing, what it takes.
              </p>
            </Head>
            <PublicListStates
              list={list}
              many={serviceKind.many}
              skeleton={{ cards: 10, height: "286px" }}
            >
              {(services) =>
                services.map((service) => <ServiceCard key={service.id} service={service} />)
              }
            </PublicListStates>
          </Grid>
        </Wrap>
      </Reveal>
    </Root>
  );
}

const notYet = keyframes`
  from, to {
    content-visibility: hidden;
  }
`;

/*
 * It starts below the first screen, and is laid out one frame after it: a tenth of what comes before the first paint. Not
 * where its room is not kept until then (ui/layout/skipLayoutOffScreen.ts): a visitor on the way to a section would stop too early.
 */
const Root = styled(Section)`
  @supports (overflow-anchor: auto) {
    animation: ${notYet} 1ms;
  }
`;

/* Columns are as wide as a long word is in large text: four at most, and two on a tablet. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(48%, max(15.5rem, 22%)), 1fr));
  gap: 20px;

  ${media.upToTablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(15.5rem, 40%)), 1fr));
  }

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

/* Takes two cells, so that ten cards close the grid exactly. */
const Head = styled(SectionHead)`
  grid-column: span 2;
  margin: 0;
  padding: 0 ${space.s4} ${space.s2} 0;

  ${media.upToTablet} {
    grid-column: 1 / -1;
  }

  ${media.upToPhone} {
    padding: 0 0 12px;
  }
`;
