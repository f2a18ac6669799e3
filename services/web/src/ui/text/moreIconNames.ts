/** Names besides the required ones; MoreIcon.tsx draws them. */
export const moreIconNames = [
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

export type MoreIconName = (typeof moreIconNames)[number];
