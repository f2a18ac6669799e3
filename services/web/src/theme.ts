/**
 * The palette (look 1). What follows the colors of the business is a custom property (contract/src/colors.ts), which the page's
 * HTML sets. The accent is missing on purpose: whatever can be tapped uses `tap`, which follows its background.
 */
export const color = {
  paper: "#FBF5E9",
  paperDeep: "#F3EAD8",
  paperGlass: "rgba(251, 245, 233, 0.98)",
  paperClear: "rgba(251, 245, 233, 0)",
  sheet: "#FFFDF8",
  field: "#FFFFFF",
  fieldBad: "#FFF9F6",
  line: "#E2D6BF",
  lineStrong: "#8A7F6A",
  lineDeep: "#DCCFB5",
  lineDashed: "#B5A88E",
  lineCallBar: "var(--line-call-bar)",
  lineDark: "var(--line-dark)",
  lineDarkest: "var(--line-darkest)",
  ground950: "var(--ground-950)",
  ground900: "var(--ground-900)",
  ground800: "var(--ground-800)",
  ground700: "var(--ground-700)",
  ground600: "var(--ground-600)",
  ground300: "var(--ground-300)",
  ground200: "var(--ground-200)",
  ground100: "var(--ground-100)",
  ink: "var(--ink)",
  text: "var(--text)",
  muted: "var(--muted)",
  placeholder: "var(--placeholder)",
  onDark: "#F6EFE0",
  onDarkSoft: "var(--on-dark-soft)",
  danger: "#A12622",
  dangerDeep: "#6E1512",
  dangerLine: "#E6C2B9",
  dangerWash: "#FBE9E4",
  onDanger: "#FFFFFF",
  success: "#2A6645",
  successWash: "#E2EEE0",
  busy: "var(--busy)",
  onBusy: "#FFFFFF",
  skeleton: "#F0E6D2",
  skeletonLight: "#F9F2E4",
  star: "var(--star)", // brass; `ground.ts` sets it to suit the background
  haint: "var(--haint)",
  farRidge: "var(--far-ridge)",
  nearRidge: "var(--near-ridge)",
  veil: "var(--veil)",
  mask: "#000", // only its opacity counts
  edge: "var(--edge)",
} as const;

/** The colors of everything that can be tapped; `ground.ts` sets them to suit the background. */
export const tap = {
  base: "var(--tap)",
  deep: "var(--tap-deep)",
  fill: "var(--tap-fill)",
  fillDeep: "var(--tap-fill-deep)",
  ink: "var(--tap-ink)", // on what is filled
  line: "var(--tap-line)", // around what is filled, if it would not stand out
  wash: "var(--tap-wash)",
  plate: "var(--tap-plate)",
  ring: "var(--ring)",
} as const;

export const font = {
  serif:
    '"Fraunces Ridge", "Fraunces Fallback", "Fraunces Fallback Noto", "Fraunces Fallback DejaVu", Georgia, serif',
  sans: '"Figtree Ridge", "Figtree Fallback", "Figtree Fallback Roboto", "Figtree Fallback DejaVu", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
} as const;

/**
 * The six sizes of the public pages (look 2): 68, 48, 28, 22, 19 and 17 px at 1440 px, smaller on a phone, where those that
 * would be almost the same are the same: each size and weight costs time. Where a word of enlarged text would not fit, the
 * screen's width limits them.
 */
export const fontSize = {
  display: "min(clamp(2.5rem, 1.55rem + 3.6vw, 4.25rem), 0.55rem + 7.8vw)",
  h2: "min(clamp(2rem, 1.5rem + 1.9vw, 3rem), 18.5vw)",
  title: "min(clamp(1.5rem, 1.38rem + 0.42vw, 1.75rem), 10vw)",
  h3: "min(clamp(1.1875rem, 1.1rem + 0.3vw, 1.375rem), 8.5vw)",
  lead: "clamp(1.0625rem, 1.002rem + 0.2vw, 1.1875rem)",
  body: "clamp(1rem, 0.95rem + 0.14vw, 1.0625rem)",
  /** Buttons, labels. */
  label: "1rem",
  /** Hints, small print. */
  small: "0.9375rem",
  /** Text in a pill. */
  badge: "0.875rem",
  /** The owner's cards. */
  h4: "1.25rem",
} as const;

/** The 8 px grid: `s3` is three steps of it. Gaps, paddings and margins that equal a step use it. */
export const space = {
  s1: "8px",
  s2: "16px",
  s3: "24px",
  s4: "32px",
  s5: "40px",
  s6: "48px",
  s8: "64px",
  s12: "96px",
  // Fluid, from a phone to a desktop: inside a thing, between things, between groups, around a group.
  xs: "clamp(4px, 2px + 0.5vw, 8px)",
  sm: "clamp(8px, 4px + 1vw, 16px)",
  md: "clamp(16px, 12px + 1vw, 24px)",
  lg: "clamp(24px, 16px + 2vw, 40px)",
  xl: "clamp(32px, 16px + 4vw, 64px)",
  section: "clamp(48px, 5vw, 72px)",
  gutter: "clamp(20px, 4vw, 40px)",
  content: "max(1160px, min(72vw, 1400px))",
  header: "var(--header-height)", // without its line; ui/GlobalStyle.tsx sets it
} as const;

export const radius = { small: "6px", medium: "10px", large: "16px", pill: "999px" } as const;

/** Warm brown, never black: a resting card, a hovered one, anything that floats above the page; the call bar, a button. */
export const shadow = {
  resting: "0 1px 0 rgba(74, 56, 24, 0.05), 0 1px 3px rgba(74, 56, 24, 0.07)",
  raised: "0 2px 4px rgba(74, 56, 24, 0.05), 0 12px 28px -8px rgba(74, 56, 24, 0.18)",
  floating: "0 4px 12px rgba(15, 33, 26, 0.16), 0 32px 64px -16px rgba(15, 33, 26, 0.42)",
  callBar: "0 -8px 24px rgba(15, 33, 26, 0.24)",
  button: "inset 0 -2px 0 rgba(0, 0, 0, 0.16), 0 1px 2px rgba(74, 40, 10, 0.2)",
} as const;

/** The brand's shape: mark, icon tiles, step numbers, the years sign. */
export const gable = "polygon(50% 0, 100% 27%, 100% 100%, 0 100%, 0 27%)";

export const layer = { header: 40, callBar: 50, popup: 70, toast: 80, skipLink: 100 } as const;

/** The widths of look 5, as conditions, in em so that they follow the visitor's font size; `above` begins where `upTo` ends. */
export const screenWidth = {
  upToLaptop: "(max-width: 65em)",
  upToTablet: "(max-width: 55em)",
  upToPhone: "(max-width: 45em)",
  aboveTablet: "(min-width: 55.001em)",
  /** Upright enough for the hero's small drawing; any other screen has the wide one. */
  heroIsUpright: "(max-width: 55em) and (min-height: 46.001em)",
  /** There the small drawing's pixels are enough. */
  heroIsOnPhone: "(max-width: 30em) and (min-height: 46.001em)",
  heroIsWide: "(min-width: 55.001em), (max-height: 46em)",
  abovePhone: "(min-width: 45.001em)",
} as const;

export const media = {
  upToLaptop: `@media ${screenWidth.upToLaptop}`,
  upToTablet: `@media ${screenWidth.upToTablet}`,
  upToPhone: `@media ${screenWidth.upToPhone}`,
  abovePhone: `@media ${screenWidth.abovePhone}`,
  aboveTablet: `@media ${screenWidth.aboveTablet}`,
  upToNarrow: "@media (max-width: 22.5em)",
  short: "@media (max-height: 480px)", // a phone on its side
  tiny: "@media (max-height: 319.98px)", // a laptop's page at 400 %: no room for anything that stays
  aboveLaptop: "@media (min-width: 65.001em)",
  hover: "@media (hover: hover)", // after a tap on a touch screen hover styles would stay
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
  noScript: "@media (scripting: none)",
  print: "@media print",
} as const;

/**
 * As in `media`, measured in an element with `container-type: inline-size`, and by the page's own font size: that is what a
 * browser enlarges which enlarges text only.
 */
export const containerUpToLaptop = "@container (max-width: 65rem)";
export const containerUpToPhone = "@container (max-width: 45rem)";

/** Durations of a color change and a move. */
export const duration = { color: "140ms", move: "260ms" } as const;

export const ease = "cubic-bezier(0.2, 0.7, 0.2, 1)";
