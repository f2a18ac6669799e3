import type { PhotoCrop } from "@ridgeline/contract/photo";

/** How the stored rows of a picture lie when it is shown upright. */
export type Stance = Readonly<{
  /** As the file's metadata would say it, from 1 to 8. */
  orientation: number;
  /** Rows are shown as columns: the camera was held on its side, or the owner has turned the picture. */
  isOnItsSide: boolean;
  /** The left end of each row is shown last: on the right or, on its side, at the bottom. */
  isMirrored: boolean;
  /** The first row is shown last: at the bottom or, on its side, on the right. */
  isUpsideDown: boolean;
}>;

/** The orientations in the order in which turns by 90° lead from one to the next; those of the second row are in a mirror. */
const TURNS = [
  [1, 6, 3, 8],
  [2, 7, 4, 5],
];

/** The stance of a picture with this orientation in its metadata, once the owner has turned it clockwise. */
export function stanceOf(orientation = 1, turn: PhotoCrop["turn"]): Stance {
  const row = TURNS.find((known) => known.includes(orientation)) ?? [orientation];
  const after = row[(row.indexOf(orientation) + turn / 90) % row.length] ?? orientation;
  return {
    orientation: after,
    isOnItsSide: after >= 5,
    isMirrored: [2, 3, 7, 8].includes(after),
    isUpsideDown: [3, 4, 6, 7].includes(after),
  };
}
