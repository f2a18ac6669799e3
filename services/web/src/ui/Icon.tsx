import {
  Bath,
  Blinds,
  BrickWall,
  Brush,
  ChefHat,
  DoorClosed,
  DoorOpen,
  Droplets,
  Fence,
  Hammer,
  House,
  Layers,
  Leaf,
  Lightbulb,
  type LucideIcon,
  Paintbrush,
  PaintbrushVertical,
  PaintRoller,
  Ruler,
  Shovel,
  ShowerHead,
  SprayCan,
  Square,
  Sun,
  Trees,
  Wrench,
} from "lucide-react";
import { createElement } from "react";

/** The spec's names and a short list beside them. lucide's own map lacks `Home` and `Paintbrush2`. */
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
    Bath,
    Blinds,
    BrickWall,
    Brush,
    DoorClosed,
    Fence,
    House,
    Leaf,
    Lightbulb,
    PaintRoller,
    Ruler,
    Shovel,
    ShowerHead,
    Sun,
  }),
);

export const iconNames: readonly string[] = [...icons.keys()];

/** The icon of that name; an unknown name shows Hammer (spec 3). */
export function Icon({ name }: { name: string }) {
  return createElement(icons.get(name) ?? Hammer, { "aria-hidden": true });
}
