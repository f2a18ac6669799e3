import { type Business, businessSchema } from "@ridgeline/contract/business";
import MapPinned from "lucide-react/icons/map-pinned";
import { useForm, useFormState } from "react-final-form";
import { styled } from "styled-components";
import { Wide } from "../kit/contentFields";
import { TextField } from "../../form";
import { toNumber } from "./readTyped";
import { space } from "../../theme";
import { DevicePosition } from "./DevicePosition";
import { MapPicker } from "./MapPicker";
import type { Place } from "./mapTiles";
import { FieldsHint } from "./sectionLayout";
import type { SectionKind } from "./sectionKind";

const KM_PER_MILE = 1.609344;
const limits = businessSchema.properties.map.properties;

/** The form has whole miles instead of kilometers. */
type MapDraft = { map: Record<keyof Business["map"], string> };

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
    },
  }),
  toFields: ({ map: { latitude, longitude, radiusKm } }: MapDraft, { map: stored }) => ({
    map: {
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
          pin is there.
        </FieldsHint>
        <Finder />
      </Wide>
      <TextField name="map.latitude" label="Latitude" hint="North of the equator" />
      <TextField
        name="map.longitude"
        label="Longitude"
        hint="With a minus, since America is west of Greenwich"
      />
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
    <SectionStack>
      <DevicePosition onFound={setPlace} />
      {isWithin(latitude, limits.latitude) && isWithin(longitude, limits.longitude) && (
        <MapPicker
          place={{ latitude, longitude }}
          radiusKm={typeof miles === "number" && miles > 0 ? miles * KM_PER_MILE : KM_PER_MILE}
          onMove={setPlace}
        />
      )}
    </SectionStack>
  );
}

/** To about ten meters. */
function toField(degrees: number): string {
  return String(Math.round(degrees * 10_000) / 10_000);
}

type Limits = { minimum: number; maximum: number };

function isWithin(value: number | string, { minimum, maximum }: Limits): value is number {
  return typeof value === "number" && value >= minimum && value <= maximum;
}

const SectionStack = styled.div`
  display: grid;
  gap: ${space.s2};
`;
