import type { Business } from "@ridgeline/contract/business";
import { type BusinessColors, colorPairs } from "@ridgeline/contract/colors";
import { Palette } from "lucide-react";
import { usePageBusiness } from "../../site/shownBusiness";
import { ColorPairs, isSame, TwoColors } from "../brand/colorFields";
import { FirstScreen } from "../brand/FirstScreen";
import { CheckField, Group, Wide } from "../forms/fieldGroups";
import { useTyped } from "../forms/typed";
import { joinValues, type SectionKind } from "./section";

export const colorsSection: SectionKind = {
  id: "colors",
  title: "Colors",
  Icon: Palette,
  valueOf: ({ colors, hidesHills }) =>
    joinValues([nameOf(colors), hidesHills && "without the drawn hills"]),
  shownAt: { "/": "See it on the site" },
  fields: (
    <>
      <ColorPairs />
      <TwoColors />
      <Preview />
      <Group
        legend="Drawings"
        hint="Hills and firs suit the mountains. Without them the page is plain."
      >
        <CheckField name="hidesHills" label="Show the drawn hills" isInverted />
      </Group>
    </>
  ),
};

function nameOf(colors: BusinessColors | undefined): string {
  const { name } = colorPairs.find((pair) => isSame(pair, colors ?? colorPairs[0])) ?? {};
  return name ?? "Your own two colors";
}

function Preview() {
  const { shortName } = usePageBusiness();
  const { words, hidesHills } = useTyped<Business>().values;
  return (
    <Wide>
      <FirstScreen
        name={shortName}
        headline={words.headline}
        subtext={words.subtext}
        hidesHills={hidesHills}
      />
    </Wide>
  );
}
