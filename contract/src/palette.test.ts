import { type ColorName, colorPairs, sampleColors } from "./colors";
import { contrastBetween, contrastOf, contrasts, paletteOf, recolor } from "./palette";

const sample = colorPairs[0];

test("the sample's pair has the sample's colors", () => {
  expect(paletteOf(sample)).toEqual(sampleColors);
});

/** The same on every run. */
function* randomColors(count: number) {
  let seed = 50;
  for (let made = 0; made < count; made += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    yield `#${(seed >> 7).toString(16).padStart(6, "0").slice(-6)}`;
  }
}

test.each(["#000000", "#ffffff", "#ffff00", "#808080", "#c0c0c0", "#202020", "#ff0000", "#0000ff"])(
  "everything stands out with %s as both",
  (color) => expectContrasts({ ground: color, accent: color }),
);

test("everything stands out with three hundred random colors, and the ten pairs", () => {
  const random = [...randomColors(300)];
  random.forEach((ground, at) => expectContrasts({ ground, accent: random[at - 1] ?? ground }));
  colorPairs.forEach(expectContrasts);
});

test.each(["#ffd400", "#e00000", "#e8e8e8", "#ff8800", "#ffffff"])(
  "on a ground of %s the footer is the darkest, and words on a pale button are almost black",
  (color) => {
    const palette = paletteOf({ ground: color, accent: "#ffd400" });
    const [footer, bar, section] = ["ground-950", "ground-900", "ground-800"] as const;
    const contrast = (name: ColorName) => contrastBetween(palette[name], "#ffffff");
    expect(contrast(footer)).toBeGreaterThan(contrast(bar));
    expect(contrast(bar)).toBeGreaterThan(contrast(section));
    expect(contrastOf(palette, "fill-ink", "fill")).toBeGreaterThan(7);
  },
);

function expectContrasts(colors: Parameters<typeof paletteOf>[0]) {
  const palette = paletteOf(colors);
  const missed = contrasts.filter(
    ([name, on, least = 4.5]) => contrastOf(palette, name, on) < least,
  );
  expect({ colors, missed }).toEqual({ colors, missed: [] });
}

const grounds = ["#1a1a1a", "#14305a", "#1b3a2f"];
const brands = {
  "CAT yellow": "#ffcd11",
  "safety orange": "#ff6700",
  gold: "#d4af37",
  lime: "#bfff00",
  "pale pink": "#ffd1dc",
  white: "#ffffff",
  black: "#000000",
  gray: "#808080",
};

test.each(Object.entries(brands))(
  "%s stays what it is where it fills, and on dark",
  (_, accent) => {
    for (const ground of grounds) {
      const palette = paletteOf({ ground, accent });
      expect(palette).toMatchObject({ "ground-800": ground, fill: accent });
      const isSeen = contrastBetween(accent, "#f3ead8") >= 3;
      expect(palette["fill-line"]).toBe(isSeen ? "transparent" : ground);
      if (contrastBetween(accent, ground) >= 4.5) expect(palette["accent-on-dark"]).toBe(accent);
    }
  },
);

test.each(colorPairs)("$name is used as it is", ({ ground, accent }) => {
  expect(paletteOf({ ground, accent })).toMatchObject({ "ground-800": ground, fill: accent });
});

test("a drawing's greens follow the ground, and its sky stays", () => {
  const drawn = recolor('<path fill="#1B3A2F"/><path fill="#708e85"/><path fill="#fbf5e9"/>', {
    ground: "#14305a",
    accent: "#a84b00",
  });
  expect(drawn).toMatch(
    /^<path fill="#14305a"\/><path fill="#[67]\w{5}"\/><path fill="#fbf5e9"\/>$/,
  );
  expect(drawn).not.toContain("#708e85");
});
