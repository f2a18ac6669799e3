/** The 8 px grid: `s3` is three steps of it. */
export const space = {
  s1: "8px",
  s2: "16px",
  s3: "24px",
  s4: "32px",
  s5: "40px",
  s6: "48px",
  s8: "64px",
  s10: "80px",
  s12: "96px",
  s16: "128px",
  section: "clamp(64px, 9vw, 128px)",
  gutter: "clamp(20px, 4vw, 40px)",
  content: "1160px",
  /** The least height of anything that can be tapped. */
  target: "48px",
} as const;
