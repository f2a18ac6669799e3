import { cropBoxOf, cutSentence, moveByKey, within } from "./PhotoCrop";

test.each([
  [4 / 3, "nothing", 1],
  [4000 / 3010, "nothing", 1],
  [3 / 4, "ends", 0.5625],
  [8 / 3, "sides", 0.5],
  [1, "ends", 0.75],
])(
  "with an aspect ratio of %d the frame cuts off %s and shows %d of the picture",
  (aspect, cut, share) => {
    expect(cropBoxOf(aspect)).toEqual({ cut, share: expect.closeTo(share, 5) as number });
  },
);

test.each([
  ["ends", 0, "The bottom is cut off."],
  ["ends", 0.4, "Top and bottom are cut off."],
  ["ends", 1, "The top is cut off."],
  ["sides", 0, "The right side is cut off."],
  ["sides", 0.4, "Both sides are cut off."],
  ["sides", 1, "The left side is cut off."],
  ["nothing", 0.5, "All of it is shown."],
] as const)("with %s cut off and the frame at %d the sentence is: %s", (cut, at, sentence) => {
  expect(cutSentence(cut, at)).toBe(sentence);
});

test.each([
  ["ArrowUp", 0.5, 0.45],
  ["ArrowLeft", 0.5, 0.45],
  ["ArrowDown", 0.5, 0.55],
  ["ArrowRight", 0.5, 0.55],
  ["ArrowUp", 0.02, 0],
  ["ArrowDown", 0.98, 1],
  ["Home", 0.7, 0],
  ["End", 0.2, 1],
  ["Enter", 0.5, undefined],
  ["Tab", 0.5, undefined],
])("%s moves the frame from %d to %p", (key, at, moved) => {
  expect(moveByKey(key, at)).toBe(moved);
});

test("the position stays within the picture and has at most three decimals", () => {
  expect([within(-3), within(2), within(1 / 3)]).toEqual([0, 1, 0.333]);
});
