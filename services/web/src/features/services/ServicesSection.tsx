import { type PublicService, serviceKind } from "@ridgeline/contract/service";
import { styled } from "styled-components";
import { useBusiness } from "../../site/business";
import { media, space } from "../../theme";
import { Reveal } from "../../ui/layout/Reveal";
import { PublicList } from "../../ui/layout/PublicList";
import { Section, SectionHead } from "../../ui/layout/Section";
import { Wrap } from "../../ui/layout/Wrap";
import { ServiceCards } from "./ServiceCards";
import { serviceColumns } from "./serviceColumns";

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

const Grid = styled.div`
  ${serviceColumns}
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
