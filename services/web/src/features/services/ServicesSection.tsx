import { type PublicService, serviceKind } from "@ridgeline/contract/service";
import { styled } from "styled-components";
import { useBusiness } from "../../site/business";
import { media, space } from "../../theme";
import { Reveal } from "../../ui/layout/Reveal";
import { PublicList } from "../../ui/layout/PublicList";
import { Section, SectionHead } from "../../ui/layout/Section";
import { Wrap } from "../../ui/layout/Wrap";
import { ServiceCards } from "./ServiceCards";

export function ServicesSection({ services }: { services: readonly PublicService[] }) {
  const { servicesHeading = "Services", servicesIntro } = useBusiness().words;
  return (
    <Section id="services" hidden={services.length === 0} data-list-section={serviceKind.path}>
      <Reveal>
        <Wrap>
          <Grid>
            <Head title={servicesHeading}>
              {servicesIntro !== undefined && <p dir="auto">{servicesIntro}</p>}
            </Head>
            <PublicList path={serviceKind.path} items={services}>
              <ServiceCards items={services} />
            </PublicList>
          </Grid>
        </Wrap>
      </Reveal>
    </Section>
  );
}

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
