import type { PublicServiceArea } from "@ridgeline/contract/serviceArea";
import { styled } from "styled-components";
import hills from "../pictures/area-map.svg";
import { placeOf, useBusiness } from "../site/business";
import { color, font, media, radius, shadow, space } from "../theme";
import { mapAddress } from "./mapAddress";
import { MapNames } from "./MapNames";

type Areas = { areas: readonly PublicServiceArea[] };

/**
 * OpenStreetMap's map over a drawing. The drawing is all there is until the map comes near the screen (islands/map.ts), and
 * stays without script or if OpenStreetMap is unreachable.
 */
export function ServiceAreaMap({ areas }: Areas) {
  const business = useBusiness();
  return (
    <Frame data-map="">
      <Drawing areas={areas} />
      <template>
        <Map
          src={mapAddress(business.map)}
          title={`Map of the service area around ${placeOf(business)}`}
          // Its own script and tiles, and its links to the license and to a larger map.
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      </template>
    </Frame>
  );
}

/** The hills around Dahlonega for a business there; for any other, its town with a circle. */
function Drawing({ areas }: Areas) {
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

const KM_PER_MILE = 1.609344;

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
const Map = styled.iframe`
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
