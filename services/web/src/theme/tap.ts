/** The colours of what can be tapped, on whatever ground it stands; `ground.ts` sets them. */
export const tap = {
  base: "var(--tap)",
  deep: "var(--tap-deep)",
  ink: "var(--tap-ink)",
  wash: "var(--tap-wash)",
  plate: "var(--tap-plate)",
  ring: "var(--ring)",
} as const;
