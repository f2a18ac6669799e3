import { type RefObject, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import hills from "../../pictures/area-map.svg";
import { site } from "../../site/site";
import { color, media, radius, shadow, space } from "../../theme";
import { mapAddress } from "./mapAddress";
import { MapNames } from "./MapNames";

/** With a query, since Playwright keeps every favicon.ico from the tests. */
const PROBE = "https://www.openstreetmap.org/favicon.ico?probe";
/** Pixels from the screen. A browser's own lazy loading starts at more than 1000. */
const NEAR = 300;

/**
 * OpenStreetMap's map over a drawing of the hills. The drawing is all there is until the map comes near the screen, and
 * stays without script or if OpenStreetMap is unreachable.
 */
export function ServiceAreaMap() {
  const frame = useRef<HTMLDivElement>(null);
  const isReachable = useMapNear(frame);
  return (
    <Frame ref={frame}>
      <Poster src={hills} alt="" width={880} height={760} loading="lazy" />
      <MapNames />
      {isReachable && (
        <Map
          src={mapAddress(site.map)}
          title={`Map of the service area around ${site.address.city}, ${site.address.stateName}`}
          // Its own script and tiles, and its links to the license and to a larger map.
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </Frame>
  );
}

/** True once the element is near the screen and OpenStreetMap answers. A frame does not report that, so an image tests it. */
function useMapNear(element: RefObject<Element | null>): boolean {
  const [isReachable, setIsReachable] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        const probe = new Image();
        probe.onload = () => {
          setIsReachable(true);
        };
        probe.referrerPolicy = "no-referrer";
        probe.src = PROBE;
      },
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return isReachable;
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 22 / 19;
  border: 10px solid ${color.sheet};
  border-radius: ${radius.large};
  background: ${color.paper};
  box-shadow: ${shadow.raised};

  ${media.aboveLaptop} {
    position: sticky;
    top: calc(${space.header} + ${space.s3}); /* below the header */
    align-self: start;
  }

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
