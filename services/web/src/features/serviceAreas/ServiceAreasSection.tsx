import { type PublicServiceArea, serviceAreaKind } from "@ridgeline/contract/serviceArea";
import { styled } from "styled-components";
import { useBusiness } from "../../site/business";
import { color, media } from "../../theme";
import { PublicList } from "../../ui/layout/PublicList";
import { Reveal } from "../../ui/layout/Reveal";
import { Section, SectionHead } from "../../ui/layout/Section";
import { TextLink } from "../../ui/controls/TextLink";
import { Wrap } from "../../ui/layout/Wrap";
import { ServiceAreaList } from "./ServiceAreaList";
import { ServiceAreaMap } from "./ServiceAreaMap";

export function ServiceAreasSection({ areas }: { areas: readonly PublicServiceArea[] }) {
  const { areasIntro } = useBusiness().words;
  return (
    <Deep id="areas">
      <Reveal>
        <Grid>
          <div>
            <Head title="Service Areas">
              {areasIntro !== undefined && <p dir="auto">{areasIntro}</p>}
            </Head>
            <PublicList path={serviceAreaKind.path} items={areas}>
              <ServiceAreaList items={areas} />
            </PublicList>
            <p>Not on the list? Ask us anyway.</p>
            <TextLink href="#quote-form">
              Get in touch <span aria-hidden>→</span>
            </TextLink>
          </div>
          <ServiceAreaMap />
        </Grid>
      </Reveal>
    </Deep>
  );
}

const Deep = styled(Section)`
  background: ${color.paperDeep};
`;

const Grid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: clamp(32px, 5vw, 72px);
  align-items: start;

  ${media.aboveLaptop} {
    > :first-child {
      order: 1;
    }
  }

  ${media.upToLaptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Head = styled(SectionHead)`
  margin: 0;
`;
