import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import MapPin from "lucide-react/icons/map-pin";
import { styled } from "styled-components";
import { color, fontSize, media, radius, space } from "../../theme";
import { Button } from "../../ui/Button";
import { type Place, shift, TILE_PX, tilesAround, toPixels, zoomFor } from "./mapTiles";
import { useDrag } from "./useDrag";

/** The map's largest size. */
const WIDTH_PX = 880;
const HEIGHT_PX = 300;
const CIRCLE_PX = 240;
/** How far an arrow moves the map, in pixels. */
const STEP_PX = 24;

const arrows = [
  { label: "North", Icon: ArrowUp, right: 0, down: -STEP_PX },
  { label: "South", Icon: ArrowDown, right: 0, down: STEP_PX },
  { label: "West", Icon: ArrowLeft, right: -STEP_PX, down: 0 },
  { label: "East", Icon: ArrowRight, right: STEP_PX, down: 0 },
] as const;

type MapPickerProps = { place: Place; radiusKm: number; onMove: (place: Place) => void };

/**
 * The map under a pin that stays in the middle: dragging moves the map, as on a phone, and so do the arrows. The position
 * goes into the number fields, which owners who cannot see the map use instead.
 */
export function MapPicker({ place, radiusKm, onMove }: MapPickerProps) {
  const zoom = zoomFor(place, radiusKm, CIRCLE_PX);
  const drag = useDrag(place, zoom, onMove);
  const tiles = tilesAround(place, zoom, WIDTH_PX + TILE_PX, HEIGHT_PX + TILE_PX);
  return (
    <div>
      <Map {...drag} data-testid="map">
        {tiles.map(({ address, left, top }) => (
          <Tile
            key={address}
            src={address}
            alt=""
            draggable={false}
            style={{ translate: `${left}px ${top}px` }}
          />
        ))}
        <Circle style={{ width: 2 * toPixels(radiusKm, place, zoom) }} />
        <Pin aria-hidden />
        <Credit href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
          © OpenStreetMap
        </Credit>
      </Map>
      <Arrows role="group" aria-label="Move the center of the map">
        {arrows.map(({ label, Icon, right, down }) => (
          <Button
            key={label}
            variant="ghost"
            onClick={() => onMove(shift(place, right, down, zoom))}
          >
            <Icon aria-hidden />
            {label}
          </Button>
        ))}
      </Arrows>
    </div>
  );
}

const Map = styled.div`
  position: relative;
  height: ${HEIGHT_PX}px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.green100};
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }

  > * {
    position: absolute;
    top: 50%;
    left: 50%;
  }
`;

const Tile = styled.img`
  width: ${TILE_PX}px;
  height: ${TILE_PX}px;
  max-width: none;
  filter: sepia(0.25) saturate(0.85);
  pointer-events: none;
`;

const Circle = styled.span`
  aspect-ratio: 1;
  border: 2px solid ${color.green700};
  border-radius: 50%;
  background: color-mix(in srgb, ${color.green600} 14%, transparent);
  translate: -50% -50%;
  pointer-events: none;
`;

const Pin = styled(MapPin)`
  width: 36px;
  height: 36px;
  fill: ${color.sheet};
  color: ${color.green800};
  translate: -50% -92%;
  pointer-events: none;
`;

const Credit = styled.a`
  && {
    top: auto;
    right: 0;
    bottom: 0;
    left: auto;
  }

  padding: 2px ${space.s1};
  background: ${color.paperGlass};
  color: ${color.text};
  font-size: ${fontSize.badge};
`;

const Arrows = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: 4px -12px 0;

  > button {
    flex: 1 1 auto;
  }

  ${media.upToPhone} {
    > button {
      flex-direction: column;
      gap: 2px;
      padding-inline: 4px;
    }
  }
`;
