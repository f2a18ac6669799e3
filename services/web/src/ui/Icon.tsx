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
  Paintbrush,
  PaintbrushVertical,
  PaintRoller,
  Ruler,
  Shovel,
  ShowerHead,
  SprayCan,
  Sun,
  Trees,
  Wrench,
} from "lucide-react";
import { type ComponentType, createElement } from "react";

type IconProps = { className?: string | undefined };

/** The required names (requirement 8.2), and some more. lucide's own map lacks `Home` and `Paintbrush2`. */
const icons = new Map<string, ComponentType<IconProps & { "aria-hidden": true }>>(
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
    Bath,
    Blinds,
    BrickWall,
    Brush,
    DoorClosed,
    Fence,
    Leaf,
    Lightbulb,
    PaintRoller,
    Ruler,
    Shovel,
    ShowerHead,
    Sun,
  }),
);

/** The icon of that name; an unknown name shows Hammer (requirement 8.2). */
export function Icon({ name, className }: IconProps & { name: string }) {
  return createElement(icons.get(name === "House" ? "Home" : name) ?? Hammer, {
    "aria-hidden": true,
    className,
  });
}

export const iconChoices: readonly string[] = [...icons.keys()];

/** What "Square" shows: a sheet of drywall with its screws and a patch. */
function Sheetrock({ className = "" }: IconProps) {
  return (
    <svg
      className={`lucide ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7 7h.01M7 12h.01M7 17h.01M12 7h.01M17 7h.01m-6 4h6v6h-6z" />
    </svg>
  );
}
