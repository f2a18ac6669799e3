import type { PhotoCrop } from "@ridgeline/contract/photo";

/** How the stored rows of a picture are arranged when it is shown upright. */
export type Stance = Readonly<{
  /** The EXIF orientation, from 1 to 8. */
  orientation: number;
  /** Rows are shown as columns: the camera was held on its side, or the owner has turned the picture. */
  isOnItsSide: boolean;
  /** The left end of each row is shown last: on the right or, on its side, at the bottom. */
  isMirrored: boolean;
  /** The first row is shown last: at the bottom or, on its side, on the right. */
  isUpsideDown: boolean;
}>;

/** Each orientation follows from the one before by a 90° turn; the second row is mirrored. */
const TURNS = [
  [1, 6, 3, 8],
  [2, 7, 4, 5],
];

/** The stance of a picture with this EXIF orientation, after the owner has turned it clockwise. */
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
