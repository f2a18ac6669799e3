import { type PublicServiceArea, serviceAreaKind } from "@ridgeline/contract/serviceArea";
import { styled } from "styled-components";
import hills from "../pictures/area-map.svg";
import { placeOf, useBusiness } from "../site/business";
import { color, font, fontSize, media, radius, shadow, space } from "../theme";
import { Wrap } from "../ui/layout";
import { TextLink } from "../ui/TextLink";
import { PublicList, RestOfList } from "./PublicList";
import { Section, SectionHead } from "./Section";

type AreasProps = { areas: readonly PublicServiceArea[] };

export function ServiceAreasSection({ areas }: AreasProps) {
  const { areasIntro } = useBusiness().words;
  return (
    <Root id="areas">
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
    </Root>
  );
}

/** The rest opens on request. */
const SHOWN_AT_ONCE = 24;

export function ServiceAreaList({ items }: { items: readonly PublicServiceArea[] }) {
  if (items.length === 0) return null;
  return (
    <Lists>
      <Areas areas={items.slice(0, SHOWN_AT_ONCE)} />
      {items.length > SHOWN_AT_ONCE && (
        <RestOfList heading={`All ${items.length} service areas`}>
          <Areas areas={items.slice(SHOWN_AT_ONCE)} />
        </RestOfList>
      )}
    </Lists>
  );
}

function Areas({ areas }: AreasProps) {
  return (
    <Names>
      {areas.map(({ id, name }) => (
        <li key={id} dir="auto">
          {name}
        </li>
      ))}
    </Names>
  );
}

/**
 * OpenStreetMap's map over a drawing. The drawing is all there is until the map comes near the screen (islands/pageParts.ts), and
 * stays without script or if OpenStreetMap is unreachable.
 */
function ServiceAreaMap({ areas }: AreasProps) {
  const business = useBusiness();
  return (
    <Frame data-map="">
      <Drawing areas={areas} />
      <template>
        <LiveMap
          src={mapAddress(business.map)}
          title={`Map of the service area around ${placeOf(business)}`}
          // Its own script and tiles, and its links to the license and to a larger map.
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      </template>
    </Frame>
  );
}

const KM_PER_MILE = 1.609344;

/** The hills around Dahlonega for a business there; for any other, its town with a circle. */
function Drawing({ areas }: AreasProps) {
  const { address, map } = useBusiness();
  if (address.city === "Dahlonega" && address.state === "GA") {
    return (
      <>
        <Poster src={hills} alt="" width={880} height={760} loading="lazy" />
        <MapNames areas={areas} />
      </>
    );
  }
  const miles = Math.round(map.radiusKm / KM_PER_MILE);
  return (
    <Plan viewBox="0 0 880 760" aria-hidden>
      <circle cx={440} cy={380} r={300} />
      <circle cx={440} cy={380} r={180} />
      <path d="M440 404c-34-42-52-72-52-98a52 52 0 0 1 104 0c0 26-18 56-52 98Zm0-80a20 20 0 1 0 0-40 20 20 0 0 0 0 40Z" />
      <Town x={440} y={454} textAnchor="middle">
        {address.city}
      </Town>
      <text x={440} y={646} textAnchor="middle">
        {miles} {miles === 1 ? "mile" : "miles"} around
      </text>
    </Plan>
  );
}

/** The towns on the drawing of the hills around Dahlonega, in its own coordinates, and where each name goes. */
const towns = [
  { name: "Gainesville", ring: [565, 603], text: [578, 609] },
  { name: "Cleveland", ring: [608, 338], text: [608, 375], anchor: "middle" },
  { name: "Helen", ring: [631, 246], text: [644, 252] },
  { name: "Murrayville", ring: [510, 491], text: [523, 497] },
  { name: "Blairsville", ring: [470, 92], text: [483, 98] },
  { name: "Ellijay", ring: [98, 252], text: [111, 258] },
  { name: "Jasper", ring: [136, 453], text: [149, 459] },
  { name: "Dawsonville", ring: [356, 494], text: [342, 500], anchor: "end" },
  { name: "Cumming", ring: [341, 683], text: [327, 689], anchor: "end" },
  { name: "Suches", ring: [424, 257], text: [411, 263], anchor: "end" },
  { name: "Clarkesville", ring: [777, 325], text: [843, 309], anchor: "end" },
] as const;

/**
 * The names of the towns, those that the owner does not list dimmed. They are not part of the picture, which cannot use
 * the page's fonts, and hidden from screen readers, which have the list next to it.
 */
function MapNames({ areas }: AreasProps) {
  return (
    <TownNames viewBox="0 0 880 760" aria-hidden>
      {towns.map(({ name, ring: [cx, cy], text: [x, y], ...town }) => (
        <g key={name} data-town={name} data-unlisted={isListed(name, areas) ? undefined : ""}>
          <circle cx={cx} cy={cy} r={6} />
          <text x={x} y={y} textAnchor={"anchor" in town ? town.anchor : undefined}>
            {name}
          </text>
        </g>
      ))}
      <Notes textAnchor="middle">
        <text x={426} y={738}>
          Lake Lanier
        </text>
        <text x={270} y={36}>
          Chattahoochee National Forest
        </text>
      </Notes>
      <Home x={451} y={431} textAnchor="middle">
        Dahlonega
      </Home>
    </TownNames>
  );
}

/** Whether the owner lists that town: "Helen", "Helen, GA" or "Helen and around". */
export function isListed(town: string, areas: readonly { name: string }[]): boolean {
  return areas.some(({ name }) => name.toLowerCase().includes(town.toLowerCase()));
}

const KM_PER_DEGREE = 111.32;

type MapCenter = { latitude: number; longitude: number; radiusKm: number };

/** OpenStreetMap's embed without an API key: centered, with a marker, showing `radiusKm` in each direction. */
export function mapAddress({ latitude, longitude, radiusKm }: MapCenter): string {
  const north = radiusKm / KM_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - east, latitude - north, longitude + east, latitude + north];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}

const Lists = styled.div`
  margin: ${space.s4} 0 ${space.s2};
`;

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
  gap: 0 ${space.s4};

  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding-block: 6px;
    border-bottom: 1px solid ${color.lineDeep};
    color: ${color.ink};
    font: 560 1.125rem/1.2 ${font.serif};
    overflow-wrap: anywhere;
  }

  li::before {
    content: "";
    flex: none;
    width: 9px;
    height: 9px;
    border: 2px solid ${color.green700};
    border-radius: 50%;
  }

  /* one or two have a line each, as large as a heading */
  div > & > li:first-child:nth-last-child(-n + 2),
  div > & > li:first-child:nth-last-child(2) + li {
    grid-column: 1 / -1;
    min-height: 56px;
    font-size: ${fontSize.h3};
  }

  ${media.upToPhone} {
    gap: 0 20px;

    li {
      min-height: 40px;
      font-size: ${fontSize.body};
    }
  }
`;

/* In the drawing's units: where it is small, some 12 px on the screen. */
const TownNames = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: ${color.green800};
  font: 600 19px ${font.sans};

  text {
    stroke: ${color.paperDeep};
    stroke-width: 5;
    stroke-linejoin: round;
    paint-order: stroke;
  }

  ${media.upToLaptop} {
    font-size: max(20px, 57px - 3.4vw);
  }

  ${media.upToPhone} {
    font-size: max(20px, 56px - 6vw);
  }

  circle {
    fill: ${color.sheet};
    stroke: ${color.green800};
    stroke-width: 3.5;
  }

  [data-unlisted] {
    opacity: 0.55;
  }

  [data-unlisted] text {
    font-weight: 400;
  }

  [data-unlisted] circle {
    r: 4px;
  }
`;

const Notes = styled.g`
  fill: ${color.green600};
  font-size: 0.85em;
`;

const Home = styled.text`
  font: 560 1.4em ${font.serif};
`;

/* Less than 60 % of the screen's height; next to a long list it stays on the screen. */
const Frame = styled.div`
  position: sticky;
  top: calc(${space.header} + ${space.s3}); /* below the header */
  overflow: hidden;
  flex: 0 0 min(55%, 59svh * 22 / 19);
  aspect-ratio: 22 / 19;
  border: 10px solid ${color.sheet};
  border-radius: ${radius.large};
  background: ${color.paper};
  box-shadow: ${shadow.raised};

  ${media.upToLaptop} {
    flex-basis: min(50%, 59svh * 22 / 19);
  }

  ${media.upToPhone} {
    flex-basis: min(100%, 59svh * 22 / 19);
    border-width: 6px;
  }
`;

const Poster = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/* OpenStreetMap's colors, warmed toward the page's paper and evergreen. */
const LiveMap = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  background: ${color.paper};
  filter: sepia(0.25) brightness(0.94);
`;

const Plan = styled.svg`
  overflow: hidden;
  width: 100%;
  height: 100%;
  background: ${color.green100};
  font: 600 26px ${font.sans};
  fill: ${color.green800};

  circle {
    fill: ${color.paper};
    fill-opacity: 0.55;
    stroke: ${color.green600};
    stroke-width: 3;
    stroke-dasharray: 4 10;
    stroke-linecap: round;
  }

  path {
    fill: ${color.green700};
    fill-rule: evenodd;
  }
`;

const Town = styled.text`
  font: 560 46px ${font.serif};
`;

const Root = styled(Section)`
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
