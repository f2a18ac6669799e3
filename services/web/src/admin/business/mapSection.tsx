import { LocateFixed, MapPinned } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-final-form";
import { TextField } from "../../form";
import { FieldError } from "../../ui/fields";
import { LinkFold } from "../../ui/Fold";
import { Stack } from "../../ui/layout";
import { SideButton } from "../kit/adminLayout";
import { FieldsHint, Wide } from "../forms/fieldGroups";
import { joinValues, type SectionKind } from "./section";

export const mapSection: SectionKind = {
  id: "map",
  title: "Map",
  Icon: MapPinned,
  valueOf: ({ region, map, address }) =>
    joinValues([region, `${map.radiusMiles} miles around ${address.city}`]),
  shownAt: { "/#areas": "See it on the site" },
  fields: (
    <>
      <TextField
        name="region"
        label="Region"
        hint="As people say it: the Triangle, Cape Cod"
        isOptional
      />
      <TextField
        name="map.radiusMiles"
        label="How far you drive, in miles"
        inputMode="decimal"
        hint="The map shows this area"
      />
      <Wide>
        <FieldsHint>
          Stand where your business is and take this device's position. Visitors see the pin: if you
          work from home, stand in the middle of town.
        </FieldsHint>
        <DevicePosition />
        <LinkFold heading="Latitude and longitude">
          <Stack $gap="md">
            <Coordinates />
          </Stack>
        </LinkFold>
      </Wide>
    </>
  ),
};

/** Of the middle of town. */
export function Coordinates() {
  return (
    <>
      <TextField
        name="map.latitude"
        label="Latitude"
        hint="From any map: press long on the middle of town"
      />
      <TextField
        name="map.longitude"
        label="Longitude"
        hint="With a minus, since America is west of Greenwich"
      />
    </>
  );
}

const DENIED =
  "This device may not share its position with this site. Allow it in the browser's settings, or enter the two numbers.";
const UNAVAILABLE =
  "This device does not know where it is. Try again outside, or enter the two numbers.";
const LOCATING_MS = 15_000;

export function DevicePosition() {
  const form = useForm();
  const [state, setState] = useState<"looking" | "found" | GeolocationPositionError["code"]>();

  const handleFound = ({ coords }: GeolocationPosition) => {
    form.batch(() => {
      form.change("map.latitude", roundDegrees(coords.latitude));
      form.change("map.longitude", roundDegrees(coords.longitude));
    });
    setState("found");
  };
  const handlePress = () => {
    const { geolocation } = navigator as { geolocation?: Geolocation }; // absent without https
    setState(geolocation ? "looking" : 0);
    geolocation?.getCurrentPosition(handleFound, ({ code }) => setState(code), {
      timeout: LOCATING_MS,
    });
  };

  return (
    <div>
      <SideButton
        variant="line"
        busyText={state === "looking" ? "Looking..." : undefined}
        onClick={handlePress}
      >
        <LocateFixed aria-hidden />
        Use this device's position
      </SideButton>
      <div role="status">
        {state === "found" && <p>This is where you are.</p>}
        {typeof state === "number" && <FieldError>{state === 1 ? DENIED : UNAVAILABLE}</FieldError>}
      </div>
    </div>
  );
}

/** To about ten meters. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
