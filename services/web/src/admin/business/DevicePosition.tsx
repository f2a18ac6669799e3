import LocateFixed from "lucide-react/icons/locate-fixed";
import { useState } from "react";
import { SideButton } from "../kit/layout";
import { FieldError } from "../../ui/fields";
import type { Place } from "./mapTiles";

const TIMEOUT_MS = 15_000;
const FAILED =
  "This device did not say where it is. Allow it to this site in the browser's settings, or drag the map.";

/** Sets the map to where the owner is. */
export function DevicePosition({ onFound }: { onFound: (place: Place) => void }) {
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
