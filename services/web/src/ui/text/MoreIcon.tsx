import type { LucideIcon } from "lucide-react/types";
import Bath from "lucide-react/icons/bath";
import Blinds from "lucide-react/icons/blinds";
import BrickWall from "lucide-react/icons/brick-wall";
import Brush from "lucide-react/icons/brush";
import DoorClosed from "lucide-react/icons/door-closed";
import Fence from "lucide-react/icons/fence";
import Leaf from "lucide-react/icons/leaf";
import Lightbulb from "lucide-react/icons/lightbulb";
import PaintRoller from "lucide-react/icons/paint-roller";
import Ruler from "lucide-react/icons/ruler";
import Shovel from "lucide-react/icons/shovel";
import ShowerHead from "lucide-react/icons/shower-head";
import Sun from "lucide-react/icons/sun";
import { createElement } from "react";
import type { MoreIconName } from "./moreIconNames";

const icons: Record<MoreIconName, LucideIcon> = {
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
};

/** In a chunk of its own: Icon.tsx loads it for a service that has one of these. */
export function MoreIcon({ name }: { name: MoreIconName }) {
  return createElement(icons[name], { "aria-hidden": true });
}
