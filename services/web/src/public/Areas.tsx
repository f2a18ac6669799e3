import { type PublicServiceArea, serviceAreaKind } from "@ridgeline/contract/serviceArea";
import { styled } from "styled-components";
import { useBusiness } from "../site/business";
import { color } from "../theme";
import { PublicList } from "./PublicList";
import { Section, SectionHead } from "./Section";
import { TextLink } from "../ui/links";
import { Wrap } from "../ui/layout";
import { ServiceAreaList } from "./ServiceAreaList";
import { ServiceAreaMap } from "./ServiceAreaMap";

export function ServiceAreasSection({ areas }: { areas: readonly PublicServiceArea[] }) {
  const { areasIntro } = useBusiness().words;
  return (
    <Deep id="areas">
      <Grid>
        <div>
          <Head title="Service Areas">
            {areasIntro !== undefined && <p dir="auto">{areasIntro}</p>}
          </Head>
          <PublicList path={serviceAreaKind.path} items={areas}>
            <ServiceAreaList items={areas} />
          </PublicList>
          <p hidden={areas.length === 0} data-list-section={serviceAreaKind.path}>
            Not on the list? Ask us anyway.
          </p>
          <TextLink href="#quote-form">
            Get in touch <span aria-hidden>→</span>
          </TextLink>
        </div>
        <ServiceAreaMap areas={areas} />
      </Grid>
    </Deep>
  );
}

const Deep = styled(Section)`
  background: ${color.paperDeep};
`;

/* The map is to the left of the text, or below it where there is no room for both. */
const Grid = styled(Wrap)`
  display: flex;
  flex-flow: row-reverse wrap;
  align-items: flex-start;
  justify-content: flex-end; /* on a line of its own it begins on the left */
  gap: clamp(32px, 5vw, 72px);

  > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }
`;

const Head = styled(SectionHead)`
  margin: 0;
`;
