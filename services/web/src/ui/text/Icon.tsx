import type { LucideIcon } from "lucide-react/types";
import ChefHat from "lucide-react/icons/chef-hat";
import DoorOpen from "lucide-react/icons/door-open";
import Droplets from "lucide-react/icons/droplets";
import Hammer from "lucide-react/icons/hammer";
import House from "lucide-react/icons/house";
import Layers from "lucide-react/icons/layers";
import Paintbrush from "lucide-react/icons/paintbrush";
import PaintbrushVertical from "lucide-react/icons/paintbrush-vertical";
import SprayCan from "lucide-react/icons/spray-can";
import Square from "lucide-react/icons/square";
import Trees from "lucide-react/icons/trees";
import Wrench from "lucide-react/icons/wrench";
import { createElement, lazy, Suspense } from "react";
import { importWithRetry } from "../../late/importWithRetry";

/** The required names (requirement 8.2). lucide's own map lacks `Home` and `Paintbrush2`. */
const icons = new Map<string, LucideIcon>(
  Object.entries({
    DoorOpen,
    Square,
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

/** Names besides the required ones; MoreIcon.tsx draws them. */
const moreNames = [
  "Bath",
  "Blinds",
  "BrickWall",
  "Brush",
  "DoorClosed",
  "Fence",
  "Leaf",
  "Lightbulb",
  "PaintRoller",
  "Ruler",
  "Shovel",
  "ShowerHead",
  "Sun",
] as const;
export type MoreIconName = (typeof moreNames)[number];

export const iconChoices: readonly string[] = [...icons.keys(), ...moreNames];

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
  return (moreNames as readonly string[]).includes(name);
}

const MoreIcon = lazy(async () => ({
  default: (await importWithRetry(() => import("./MoreIcon"))).MoreIcon,
}));
