import { type Business, businessSchema } from "@ridgeline/contract/business";
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  LocateFixed,
  MapPin,
  MapPinned,
} from "lucide-react";
import { type PointerEvent, useRef, useState } from "react";
import { useForm, useFormState } from "react-final-form";
import { styled } from "styled-components";
import { TextField } from "../../form";
import { color, fontSize, media, radius, space } from "../../theme";
import { Button } from "../../ui/Button";
import { FieldError } from "../../ui/fields";
import { Wide } from "../kit/contentFields";
import { SideButton } from "../kit/layout";
import { type Place, shift, TILE_PX, tilesAround, toPixels, zoomFor } from "./mapTiles";
import { PictureField } from "./picturesSection";
import { type SectionKind, toNumber } from "./sectionKind";
import { FieldsHint, Group } from "./sectionLayout";

const KM_PER_MILE = 1.609344;
const limits = businessSchema.properties.map.properties;

/** The form has whole miles instead of kilometers. */
type MapDraft = {
  map: Record<"latitude" | "longitude" | "radiusKm", string> & Pick<Business["map"], "picture">;
};

export const mapSection: SectionKind = {
  id: "map",
  title: "Map",
  about: "Where you work, and how far you drive",
  Icon: MapPinned,
  shownAt: [{ href: "/#areas", label: "See it on the site" }],
  draftOf: ({ map }) => ({
    map: {
      latitude: String(map.latitude),
      longitude: String(map.longitude),
      radiusKm: milesOf(map),
      picture: map.picture ?? { imageUrl: "", altText: "" },
    },
  }),
  toFields: ({ map: { latitude, longitude, radiusKm, picture } }: MapDraft, { map: stored }) => ({
    map: {
      picture,
      latitude: toNumber(latitude),
      longitude: toNumber(longitude),
      radiusKm: toKm(radiusKm, stored),
    },
  }),
  messages: {
    "map.radiusKm": `Please enter a number from 1 to ${Math.floor(limits.radiusKm.maximum / KM_PER_MILE)}`,
  },
  fields: (
    <>
      <TextField
        name="region"
        label="Region"
        hint="As people say it: the Triangle, Cape Cod"
        isOptional
      />
      <TextField
        name="map.radiusKm"
        label="How far you drive, in miles"
        inputMode="numeric"
        hint="The circle on the map"
      />
      <Wide>
        <FieldsHint>
          Stand where your business is and take this device's position, or drag the map until the
          pin is there. Visitors see the pin: if you work from home, put it in the middle of town.
        </FieldsHint>
        <Finder />
      </Wide>
      <TextField name="map.latitude" label="Latitude" hint="North of the equator" />
      <TextField
        name="map.longitude"
        label="Longitude"
        hint="With a minus, since America is west of Greenwich"
      />
      <Group
        legend="Drawn map"
        hint="Shown until the real map is there, or where it cannot load. Without one: your town, a pin and a circle."
      >
        <PictureField name="map.picture" label="Drawn map" aspect="22 / 19" width="400px" />
      </Group>
    </>
  ),
};

function milesOf({ radiusKm }: Business["map"]): string {
  return String(Math.round(radiusKm / KM_PER_MILE));
}

/** The screen shows whole miles; a value that has not been changed keeps its exact kilometers. */
function toKm(miles: string, stored: Business["map"]): number | string {
  if (miles.trim() === milesOf(stored)) return stored.radiusKm;
  const number = toNumber(miles);
  return typeof number === "number" ? Math.round(number * KM_PER_MILE * 10) / 10 : number;
}

/** The device's position, and the map that can be dragged, while there are numbers that it can show. */
function Finder() {
  const form = useForm();
  const { values } = useFormState<MapDraft>({ subscription: { values: true } });
  const latitude = toNumber(values.map.latitude);
  const longitude = toNumber(values.map.longitude);
  const miles = toNumber(values.map.radiusKm);

  const setPlace = ({ latitude: north, longitude: east }: Place) => {
    form.batch(() => {
      form.change("map.latitude", toField(north));
      form.change("map.longitude", toField(east));
    });
  };

  return (
    <Stack>
      <DevicePosition onFound={setPlace} />
      {isWithin(latitude, limits.latitude) && isWithin(longitude, limits.longitude) && (
        <MapPicker
          place={{ latitude, longitude }}
          radiusKm={typeof miles === "number" && miles > 0 ? miles * KM_PER_MILE : KM_PER_MILE}
          onMove={setPlace}
        />
      )}
    </Stack>
  );
}

/** To about ten meters. */
function toField(degrees: number): string {
  return String(Math.round(degrees * 10_000) / 10_000);
}

const FAILED =
  "This device did not say where it is. Allow it to this site in the browser's settings, or drag the map.";

/** Sets the map to where the owner is. */
function DevicePosition({ onFound }: { onFound: (place: Place) => void }) {
  const [isLooking, setIsLooking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const handlePress = async () => {
    setIsLooking(true);
    const place = await findDevice();
    setIsLooking(false);
    setHasFailed(place === undefined);
    if (place) onFound(place);
  };

  return (
    <div>
      <SideButton
        variant="line"
        busyText={isLooking ? "Looking..." : undefined}
        onClick={() => void handlePress()}
      >
        <LocateFixed aria-hidden />
        Use this device's position
      </SideButton>
      <div role="status">{hasFailed && <FieldError>{FAILED}</FieldError>}</div>
    </div>
  );
}

const TIMEOUT_MS = 15_000;

/** Undefined if the browser does not know it or may not share it; without https there is no `geolocation` at all. */
async function findDevice(): Promise<Place | undefined> {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  if (!geolocation) return undefined;
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: TIMEOUT_MS },
    );
  });
}

type Limits = { minimum: number; maximum: number };

function isWithin(value: number | string, { minimum, maximum }: Limits): value is number {
  return typeof value === "number" && value >= minimum && value <= maximum;
}

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
function MapPicker({ place, radiusKm, onMove }: MapPickerProps) {
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

type Grip = { x: number; y: number; place: Place; zoom: number };

/**
 * Handlers that drag the map below its pin. The place and the zoom are those at the start of the drag, so that no move is lost
 * between two renders.
 */
function useDrag(place: Place, zoom: number, onMove: (place: Place) => void) {
  const grip = useRef<Grip>(undefined);
  const release = () => {
    grip.current = undefined;
  };
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId);
      grip.current = { x, y, place, zoom };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!grip.current) return;
      const { x, y, ...start } = grip.current;
      onMove(shift(start.place, x - clientX, y - clientY, start.zoom));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
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

const Stack = styled.div`
  display: grid;
  gap: ${space.s2};
`;
