export const radius = { small: "6px", medium: "10px", large: "16px", pill: "999px" } as const;

/** Warm brown, never black: a resting card, a hovered one, what floats above the page. */
export const shadow = {
  resting: "0 1px 0 rgba(74, 56, 24, 0.05), 0 1px 3px rgba(74, 56, 24, 0.07)",
  raised: "0 2px 4px rgba(74, 56, 24, 0.05), 0 12px 28px -8px rgba(74, 56, 24, 0.18)",
  floating: "0 4px 12px rgba(15, 33, 26, 0.16), 0 32px 64px -16px rgba(15, 33, 26, 0.42)",
} as const;

/** The brand's shape: mark, icon tiles, step numbers, the years sign. */
export const gable = "polygon(50% 0, 100% 27%, 100% 100%, 0 100%, 0 27%)";
