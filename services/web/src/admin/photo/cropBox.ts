import { photoAspect } from "@ridgeline/contract/photo";

/** How a picture fits its frame: where it is cut off, and the share of it that is visible. */
type CropBox = Readonly<{ cut: "ends" | "sides" | "nothing"; share: number }>;

/** A difference too small to see. */
const NEGLIGIBLE = 0.01;

/** `aspect`: the picture's width by its height. */
export function cropBoxOf(aspect: number): CropBox {
  const isTall = aspect < photoAspect;
  const share = isTall ? aspect / photoAspect : photoAspect / aspect;
  if (1 - share < NEGLIGIBLE) return { cut: "nothing", share: 1 };
  return { cut: isTall ? "ends" : "sides", share };
}

/** What is cut off, as a sentence. */
export function cutSentence(cut: CropBox["cut"], at: number): string {
  if (cut === "nothing") return "All of it is shown.";
  if (at === 0) return cut === "ends" ? "The bottom is cut off." : "The right side is cut off.";
  if (at === 1) return cut === "ends" ? "The top is cut off." : "The left side is cut off.";
  return cut === "ends" ? "Top and bottom are cut off." : "Both sides are cut off.";
}

/** Each press of an arrow key. */
const STEP = 0.05;

/** How far a key moves the frame. */
const moves = new Map([
  ["ArrowUp", -STEP],
  ["ArrowLeft", -STEP],
  ["ArrowDown", STEP],
  ["ArrowRight", STEP],
  ["Home", -1],
  ["End", 1],
]);

/** Where a key moves the frame that is at `at`; undefined for any other key. */
export function moveByKey(key: string, at: number): number | undefined {
  const move = moves.get(key);
  return move && within(at + move);
}

/** From 0 to 1, in steps that the API accepts. */
export function within(at: number): number {
  return Math.round(Math.min(1, Math.max(0, at)) * 1000) / 1000;
}
