import { type PublicServiceArea, serviceAreaKind } from "@ridgeline/contract/serviceArea";
import { styled } from "styled-components";
import { placeOf, useBusiness, useWordsLanguage } from "../site/shownBusiness";
import { mapAddress, mapSandbox } from "../site/mapAddress";
import { color, font, fontSize, media, radius, shadow, space, tap } from "../theme";
import { Button } from "../ui/Button";
import { Grid, ring, Wrap } from "../ui/layout";
import { directionOf, Isolated } from "../ui/text";
import { TextLink } from "../ui/TextLink";
import { LongList, PublicList } from "./PublicList";
import { Section, SectionHead } from "./Section";
import { mark, markedWith } from "../site/marks";

type AreasProps = { areas: readonly PublicServiceArea[] };

export function ServiceAreasSection({ areas }: AreasProps) {
  const { areasIntro } = useBusiness().words;
  return (
    <Root id="areas">
      <Columns {...mark("reveal")}>
        <div>
          <SectionHead title="Service Areas" intro={areasIntro} />
          <PublicList path={serviceAreaKind.path} items={areas}>
            <ServiceAreaList items={areas} />
          </PublicList>
          <TextLink href="#quote-form">
            Get in touch <span aria-hidden>→</span>
          </TextLink>
        </div>
        <ServiceAreaMap />
      </Columns>
    </Root>
  );
}

export function ServiceAreaList({ items }: { items: readonly PublicServiceArea[] }) {
  if (items.length === 0) return null;
  return (
    <LongList items={items} shownAtOnce={24} name="service areas">
      {(areas, isRest) => <Areas areas={areas} isRest={isRest} />}
    </LongList>
  );
}

/** Each leads to the form, with the town in its address (islands/fillForm.ts). */
function Areas({ areas, isRest }: AreasProps & { isRest: boolean }) {
  const lang = useWordsLanguage();
  return (
    <Names $min="max(8rem, 40%)">
      <ul>
        {areas.map(({ id, name }) => (
          <li key={id} dir={directionOf(name)}>
            <a
              href="#quote-form"
              {...mark("town", name)}
              aria-label={`${name}: request an estimate`}
            >
              <Isolated text={name} lang={lang} />
            </a>
          </li>
        ))}
      </ul>
      {!isRest && <p>Not on the list? Ask us anyway.</p>}
    </Names>
  );
}

/** A drawing, and over it OpenStreetMap's map once that is there; its button only where it is not (islands/map.ts). */
function ServiceAreaMap() {
  const business = useBusiness();
  const address = mapAddress(business.map);
  return (
    <Frame {...mark("map")}>
      <template>
        <iframe
          src={address}
          title={`Map of the service area around ${placeOf(business)}`}
          sandbox={mapSandbox}
        />
        <object data={address} type="text/html" />
      </template>
      <Drawing />
      <MapButton variant="line" hidden>
        Show the map
      </MapButton>
    </Frame>
  );
}

/** The town with a circle. */
function Drawing() {
  const {
    address,
    map: { radiusMiles },
  } = useBusiness();
  return (
    <Plan viewBox="0 0 880 760" aria-hidden>
      <circle cx={440} cy={380} r={300} />
      <circle cx={440} cy={380} r={180} />
      <path d="M440 404c-34-42-52-72-52-98a52 52 0 0 1 104 0c0 26-18 56-52 98Zm0-80a20 20 0 1 0 0-40 20 20 0 0 0 0 40Z" />
      <Town x={440} y={454} textAnchor="middle">
        {address.city}
      </Town>
      <text x={440} y={504} textAnchor="middle">
        {radiusMiles === 1 ? "1 mile around" : `${radiusMiles} miles around`}
      </text>
    </Plan>
  );
}

const Names = styled(Grid)`
  row-gap: 0;
  align-items: center;
  margin-bottom: ${space.s2};

  ul {
    display: contents;
  }

  /* beside the last town of an odd number */
  p {
    padding-block: 10px;
  }

  ul:has(> :last-child:nth-child(even)) + p {
    grid-column: 1 / -1;
  }

  li {
    min-height: 48px;
    border-bottom: 1px solid ${color.lineDeep};
    font: 510 ${fontSize.lead} / 1.2 ${font.serif};
  }

  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: inherit;
    padding-block: 6px;
    color: ${color.ink};
    text-decoration: none;
  }

  a::before {
    ${ring("9px")}
    flex: none;
    border-color: ${color.ground700};
  }

  ${media.hover} {
    a:hover {
      color: ${tap.deep};
      text-decoration: underline;
    }

    a:hover::before {
      border-color: ${tap.base};
      background: ${tap.fill};
    }
  }
`;

/* Less than 60 % of the screen's height; next to a long list it stays on the screen. */
const Frame = styled.div`
  position: sticky;
  top: calc(${space.header} + ${space.s3}); /* below the header */
  overflow: hidden;
  flex: 1 0 min(100%, max(50%, 18rem), 59svh * 22 / 19);
  max-width: calc(59svh * 22 / 19);
  aspect-ratio: 22 / 19;
  border: 10px solid ${color.sheet};
  border-radius: ${radius.large};
  background: ${color.paper};
  box-shadow: ${shadow.raised};

  /* OpenStreetMap's colors, warmed toward the page's paper and evergreen */
  iframe,
  object {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    filter: sepia(0.25) brightness(0.94);
    visibility: hidden;
  }

  &${markedWith("map", "shown")} > iframe {
    visibility: visible;
  }
`;

const MapButton = styled(Button)`
  position: absolute;
  right: 4px;
  bottom: 4px;
  min-height: 44px;
  padding: 4px 12px;
  background: ${color.sheet};
  font-size: ${fontSize.small};
`;

const Plan = styled.svg`
  overflow: hidden;
  width: 100%;
  height: 100%;
  background: ${color.ground100};
  font: 600 26px ${font.sans};
  fill: ${color.ground800};

  circle {
    fill: ${color.paper};
    fill-opacity: 0.55;
    stroke: ${color.ground600};
    stroke-width: 3;
    stroke-dasharray: 4 10;
    stroke-linecap: round;
  }

  path {
    fill: ${color.ground700};
    fill-rule: evenodd;
  }
`;

const Town = styled.text`
  font: 510 46px ${font.serif};
`;

const Root = styled(Section)`
  background: ${color.paperDeep};
`;

/* The map is to the left of the text, or below it where there is no room for both. */
const Columns = styled(Wrap)`
  display: flex;
  flex-flow: row-reverse wrap;
  align-items: flex-start;
  justify-content: flex-end; /* alone on a line it begins on the left */
  gap: ${space.xl};

  > :first-child {
    flex: 1 1 18rem;
    min-width: 0;
  }
`;
