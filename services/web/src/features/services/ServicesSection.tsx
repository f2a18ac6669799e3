import { namedServiceTypes } from "@ridgeline/contract/options";
import type { PublicService } from "@ridgeline/contract/service";
import { styled } from "styled-components";
import { baseApi } from "../../api/baseApi";
import { media, space } from "../../theme";
import { Card } from "../../ui/Card";
import { ErrorState } from "../../ui/ErrorState";
import { Reveal } from "../../ui/Reveal";
import { Section, SectionHead } from "../../ui/Section";
import { Wrap } from "../../ui/Wrap";
import { ServiceCard } from "./ServiceCard";
import { ServiceCardBones } from "./ServiceCardBones";

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

function ServiceCards() {
  const { data: services, isLoading, isError } = useGetPublicServicesQuery();

  if (isLoading) return <ServiceCardBones />;
  if (isError) return <WholeRow text="Unable to load services. Please try again later." />;
  return services?.map((service) => <ServiceCard key={service.id} service={service} />);
}

const { useGetPublicServicesQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicServices: build.query<PublicService[], void>({ query: () => "/services" }),
  }),
});

/** The list needs a script; without one, at least the kinds of work are listed. */
function ServicesWithoutScript() {
  return (
    <noscript>
      <Kinds>
        {namedServiceTypes.map(({ value, label }) => (
          <li key={value}>{label}</li>
        ))}
      </Kinds>
    </noscript>
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
  padding: 0 ${space.s4} ${space.s2} 0;

  ${media.upToPhone} {
    grid-column: auto;
    padding: 0 0 20px;
  }
`;

const WholeRow = styled(ErrorState)`
  grid-column: 1 / -1;
`;

const Kinds = styled(Card).attrs({ as: "ul" })`
  display: grid;
  gap: ${space.s1};
  padding: ${space.s3};
  font-weight: 600;
`;
