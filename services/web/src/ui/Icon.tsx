import {
  AirVent,
  Bath,
  BatteryCharging,
  Blinds,
  BrickWall,
  Brush,
  Car,
  ChefHat,
  CircuitBoard,
  CloudLightning,
  CloudRain,
  Construction,
  DoorClosed,
  DoorOpen,
  DoorStairwell,
  Drill,
  Droplets,
  EvCharger,
  Fan,
  Faucet,
  Fence,
  Flame,
  Flower2,
  Grid3x3,
  Hammer,
  Heater,
  House,
  LampCeiling,
  Layers,
  Leaf,
  Lightbulb,
  Paintbrush,
  PaintbrushVertical,
  PaintBucket,
  PaintRoller,
  PanelTop,
  Plug,
  Refrigerator,
  Ruler,
  Scissors,
  Shovel,
  ShowerHead,
  Snowflake,
  SprayCan,
  Sprout,
  Sun,
  Thermometer,
  Toilet,
  Toolbox,
  Trees,
  Warehouse,
  WashingMachine,
  Wind,
  Wrench,
  Zap,
} from "lucide-react";
import { type ComponentType, createElement } from "react";

type IconProps = { className?: string | undefined };

/** The required names (requirement 8.2), and some more. lucide's own map lacks `Home` and `Paintbrush2`. */
const icons = new Map<string, ComponentType<IconProps>>(
  Object.entries({
    DoorOpen,
    // A sheet of drywall with its screws and a patch.
    Square: drawn(
      "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7 7h.01M7 12h.01M7 17h.01M12 7h.01M17 7h.01m-6 4h6v6h-6z",
    ),
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
    Roof: drawn("M2 12 12 4l10 8M5 10v9h14v-9M7 13h10M7 16h10M12 10v3M9 13v3M15 13v3"),
    Ladder: drawn("M8 3v18M16 3v18M8 7h8M8 11h8M8 15h8M8 19h8"),
    Shingles: drawn(
      "M3 5h18v5H3zM3 10h18v5H3zM3 15h18v4H3zM9 5v5M15 5v5M6 10v5M12 10v5M18 10v5M9 15v4M15 15v4",
    ),
    AirVent,
    BatteryCharging,
    Car,
    CircuitBoard,
    CloudLightning,
    CloudRain,
    Construction,
    DoorStairwell,
    Drill,
    EvCharger,
    Fan,
    Faucet,
    Flame,
    Flower2,
    Grid3x3,
    Heater,
    LampCeiling,
    PaintBucket,
    PanelTop,
    Plug,
    Refrigerator,
    Scissors,
    Snowflake,
    Sprout,
    Thermometer,
    Toilet,
    Toolbox,
    Warehouse,
    WashingMachine,
    Wind,
    Zap,
  }),
);

/** The icon of that name; an unknown name shows Hammer (requirement 8.2). */
export function Icon({ name, className }: IconProps & { name: string }) {
  return createElement(icons.get(name === "House" ? "Home" : name) ?? Hammer, { className });
}

export const iconChoices: readonly string[] = [...icons.keys()];

/** Drawn as Lucide's are, which has none of that name. */
function drawn(path: string) {
  return function DrawnIcon({ className = "" }: IconProps) {
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
        <path d={path} />
      </svg>
    );
  };
}
