import { type PublicService, serviceKind } from "@ridgeline/contract/service";
import { styled } from "styled-components";
import { useBusiness } from "../../site/business";
import { containerUpToPhone, containerUpToTablet, space } from "../../theme";
import { Reveal } from "../../ui/layout/Reveal";
import { PublicList } from "../../ui/layout/PublicList";
import { Section, SectionHead } from "../../ui/layout/Section";
import { Wrap } from "../../ui/layout/Wrap";
import { ServiceCards } from "./ServiceCards";

export function ServicesSection({ services }: { services: readonly PublicService[] }) {
  const { servicesHeading = "Services", servicesIntro } = useBusiness().words;
  return (
    <Section id="services" hidden={services.length === 0} data-list-section={serviceKind.path}>
      <Place>
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
      </Place>
    </Section>
  );
}

const Place = styled(Reveal)`
  container-type: inline-size;
`;

/* The heading takes two cells and each of the first three services two rows; the last one fills what would stay empty. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 20px;

  [data-list] > article:nth-of-type(-n + 3):not(:only-of-type) {
    grid-row: span 2;
  }

  [data-list] > article:first-of-type:nth-last-of-type(3) {
    grid-row: span 3;
  }

  [data-list] > article:last-of-type:nth-of-type(2) {
    grid-area: auto / span 2;
  }

  [data-list] > article:last-of-type:nth-of-type(3n + 6) {
    grid-column: span 2;
  }

  [data-list] > article:last-of-type:nth-of-type(3n + 5) {
    grid-column: span 3;
  }

  ${containerUpToTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    [data-list] > article:nth-of-type(n) {
      grid-area: auto;
    }

    [data-list] > article:first-of-type,
    [data-list] > article:last-of-type:nth-of-type(2n) {
      grid-column: span 2;
    }
  }

  ${containerUpToPhone} {
    display: block;
  }
`;

const Head = styled(SectionHead)`
  grid-column: span 2;
  max-width: none;
  margin: 0;
  padding: 0 ${space.s4} ${space.s2} 0;

  p {
    max-width: 36em;
  }

  ${containerUpToTablet} {
    padding-bottom: ${space.s1};
  }

  ${containerUpToPhone} {
    padding: 0 0 ${space.s2};
  }
`;
