import { type PublicService, serviceKind } from "@ridgeline/contract/service";
import { styled } from "styled-components";
import { useBusiness } from "../site/business";
import { containerAboveTablet, containerUpToPhone, containerUpToTablet, space } from "../theme";
import { PublicList } from "./PublicList";
import { Section, SectionHead } from "./Section";
import { Wrap } from "../ui/layout";
import { ServiceCards } from "./ServiceCards";

export function ServicesSection({ services }: { services: readonly PublicService[] }) {
  const { servicesHeading = "Services", servicesIntro } = useBusiness().words;
  return (
    <Root id="services" hidden={services.length === 0} data-list-section={serviceKind.path}>
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
    </Root>
  );
}

const Root = styled(Section)`
  container-type: inline-size;
`;

/* Three side by side; the last row is always full, with four narrower ones or two wider ones where three do not fit. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 20px;

  ${containerAboveTablet} {
    [data-list] > article {
      grid-column: span 4;
    }

    [data-list]:has(> article:last-of-type:nth-of-type(3n + 2)) > article:nth-last-of-type(-n + 2) {
      grid-column: span 6;
    }

    [data-list]:has(> article:last-of-type:nth-of-type(3n + 7)) > article:nth-last-of-type(-n + 4) {
      grid-column: span 3;
    }

    [data-list] > article:last-of-type:nth-of-type(4) {
      grid-column: span 12;
    }

    [data-list] > article:only-of-type {
      grid-column: span 8;
    }
  }

  ${containerUpToTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

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
  grid-column: 1 / -1;
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
