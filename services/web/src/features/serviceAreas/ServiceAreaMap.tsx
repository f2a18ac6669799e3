import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import hills from "../../pictures/area-map.svg";
import { site } from "../../site/site";
import { color, font, media, radius, shadow, space } from "../../theme";
import { hasFailed } from "../../late/earlyEvents";
import { mapAddress } from "./mapAddress";

const PROBE = "https://www.openstreetmap.org/favicon.ico";

/**
 * OpenStreetMap's map over a drawing of the hills. The drawing is visible until the map has loaded, and stays if
 * OpenStreetMap is unreachable. A frame does not report that, so an image tests it.
 */
export function ServiceAreaMap() {
  const [isUnreachable, setIsUnreachable] = useState(false);
  const probe = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (hasFailed(probe.current)) setIsUnreachable(true);
  }, []);
  return (
    <Frame>
      <Poster src={hills} alt="" width={880} height={760} loading="lazy" />
      <Home aria-hidden>{site.address.city}</Home>
      {isUnreachable || (
        <>
          <Probe
            ref={probe}
            src={PROBE}
            alt=""
            width={1}
            height={1}
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => {
              setIsUnreachable(true);
            }}
          />
          <Map
            src={mapAddress(site.map)}
            title={`Map of the service area around ${site.address.city}, ${site.address.stateName}`}
            loading="lazy"
          />
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 22 / 19;
  border: 10px solid ${color.sheet};
  border-radius: ${radius.large};
  background: ${color.paper};
  box-shadow: ${shadow.raised};

  ${media.upToPhone} {
    border-width: 6px;
    margin-inline: calc(${space.gutter} * -1 + 8px);
  }
`;

const Poster = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Home = styled.span`
  position: absolute;
  left: 51.2%;
  top: 53%;
  transform: translateX(-50%);
  color: ${color.green900};
  font: 600 1.25rem/1.2 ${font.serif};
  text-shadow: 0 0 6px ${color.paper};
`;

const Probe = styled.img`
  position: absolute;
  opacity: 0;
`;

const Map = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
`;
