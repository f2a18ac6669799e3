import ChefHat from "lucide-react/icons/chef-hat";
import DoorOpen from "lucide-react/icons/door-open";
import Droplets from "lucide-react/icons/droplets";
import Hammer from "lucide-react/icons/hammer";
import House from "lucide-react/icons/house";
import Layers from "lucide-react/icons/layers";
import Paintbrush from "lucide-react/icons/paintbrush";
import PaintbrushVertical from "lucide-react/icons/paintbrush-vertical";
import SprayCan from "lucide-react/icons/spray-can";
import Trees from "lucide-react/icons/trees";
import Wrench from "lucide-react/icons/wrench";
import { type ComponentType, createElement, lazy, Suspense } from "react";
import { importWithRetry } from "../../browser/loadScript";
import { Sheetrock } from "./Sheetrock";
import { moreIconNames, type MoreIconName } from "./moreIconNames";

/** The required names (requirement 8.2). lucide's own map lacks `Home` and `Paintbrush2`. */
const icons = new Map<string, ComponentType<{ "aria-hidden": true }>>(
  Object.entries({
    DoorOpen,
    Square: Sheetrock,
    Paintbrush2: PaintbrushVertical,
    ChefHat,
    Layers,
    Home: House,
    Droplets,
    Trees,
    SprayCan,
    Hammer,
    Wrench,
    Paintbrush,
  }),
);

export const iconChoices: readonly string[] = [...icons.keys(), ...moreIconNames];

/** The icon of that name; an unknown name shows Hammer (requirement 8.2). */
export function Icon({ name }: { name: string }) {
  if (isMore(name)) {
    return (
      <Suspense>
        <MoreIcon name={name} />
      </Suspense>
    );
  }
  return createElement(icons.get(name === "House" ? "Home" : name) ?? Hammer, {
    "aria-hidden": true,
  });
}

function isMore(name: string): name is MoreIconName {
  return (moreIconNames as readonly string[]).includes(name);
}

const MoreIcon = lazy(async () => ({
  default: (await importWithRetry(() => import("./MoreIcon"))).MoreIcon,
}));
