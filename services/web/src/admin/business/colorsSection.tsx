import { type BusinessColors, colorPairs, colorProperties } from "@ridgeline/contract/colors";
import { oklchOf, paletteOf } from "@ridgeline/contract/palette";
import { Palette as PaletteIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useField, useForm } from "react-final-form";
import { styled } from "styled-components";
import { useFormField } from "../../form";
import { color, radius, space } from "../../theme";
import { Field } from "../../ui/fields";
import { Grid } from "../../ui/layout";
import { ColorPreview } from "./ColorPreview";
import { colorsOfPicture } from "./colorsOfPicture";
import { CheckField, Group, joinValues, type SectionKind } from "./sectionLayout";

export const colorsSection: SectionKind = {
  id: "colors",
  title: "Colors",
  Icon: PaletteIcon,
  valueOf: ({ colors, hidesHills }) =>
    joinValues([nameOf(colors), hidesHills && "without the drawn hills"]),
  shownAt: [{ href: "/", label: "See it on the site" }],
  fields: (
    <>
      <Colors />
      <Group
        legend="Drawings"
        hint="Hills and firs suit the mountains. Without them there are roofs."
      >
        <CheckField name="hidesHills" label="Show the drawn hills" isInverted />
      </Group>
    </>
  ),
};

const sample: BusinessColors = colorPairs[0];

function nameOf(colors: BusinessColors | undefined): string {
  const { name } = colorPairs.find((pair) => isSame(pair, colors ?? sample)) ?? {};
  return name ?? "Your own two colors";
}

function isSame(one: BusinessColors, other: BusinessColors): boolean {
  return (
    `${one.ground}${one.accent}`.toLowerCase() === `${other.ground}${other.accent}`.toLowerCase()
  );
}

/** The pairs, the two colors, and what the pages look like with them. */
export function Colors() {
  const form = useForm();
  const { input: ground } = useField<string>("colors.ground", { subscription: { value: true } });
  const { input: accent } = useField<string>("colors.accent", { subscription: { value: true } });
  const ofLogo = useLogoColors();
  const chosen = { ground: ground.value || sample.ground, accent: accent.value || sample.accent };
  const used = paletteOf(chosen);
  const pairs = [...colorPairs, ...(ofLogo ? [{ name: "From your logo", ...ofLogo }] : [])];

  const choose = (colors: BusinessColors) => {
    const isSample = isSame(colors, sample);
    form.batch(() => {
      form.change("colors.ground", isSample ? "" : colors.ground);
      form.change("colors.accent", isSample ? "" : colors.accent);
    });
  };

  return (
    <>
      <Pairs>
        <legend>Pairs that look good</legend>
        <Grid $min="13rem" $gap="sm">
          {pairs.map((pair) => (
            <Pair key={pair.name}>
              <input
                type="radio"
                name="pair"
                checked={isSame(pair, chosen)}
                onChange={() => choose(pair)}
              />
              <Swatch colors={pair} />
              <span>{pair.name}</span>
            </Pair>
          ))}
        </Grid>
      </Pairs>
      <ColorField
        name="ground"
        label="Ground"
        hint="What is dark: footer, form, headings"
        used={used["ground-800"]}
        chosen={chosen}
        onChange={choose}
      />
      <ColorField
        name="accent"
        label="Accent"
        hint="What can be tapped: buttons and links"
        used={used.accent}
        chosen={chosen}
        onChange={choose}
      />
      <ColorPreview properties={colorProperties(used)} />
    </>
  );
}

type ColorFieldProps = {
  name: keyof BusinessColors;
  label: string;
  hint: string;
  /** What the pages have in its place. */
  used: string;
  chosen: BusinessColors;
  onChange: (colors: BusinessColors) => void;
};

function ColorField({ name, label, hint, used, chosen, onChange }: ColorFieldProps) {
  const { error, isSending } = useFormField<string>(`colors.${name}`);
  const own = chosen[name];
  const way = oklchOf(used).l < oklchOf(own).l ? "darker" : "lighter";
  const given = `Used ${way}, as ${used}, so that text stays easy to read.`;
  return (
    <Field
      id={`colors.${name}`}
      label={label}
      hint={used === own.toLowerCase() ? hint : given}
      error={error}
    >
      {(control) => (
        <ColorInput
          {...control}
          type="color"
          value={own.toLowerCase()}
          disabled={isSending}
          onChange={({ target }) => onChange({ ...chosen, [name]: target.value })}
        />
      )}
    </Field>
  );
}

/** The two strongest colors of the logo, once it has been read. */
function useLogoColors(): BusinessColors | undefined {
  const { input } = useField<string>("pictures.logo.imageUrl", { subscription: { value: true } });
  const [found, setFound] = useState<BusinessColors & { address: string }>();
  const address = input.value;
  useEffect(() => {
    if (address === "") return;
    void colorsOfPicture(address).then((colors) => colors && setFound({ ...colors, address }));
  }, [address]);
  return found?.address === address ? found : undefined;
}

function Swatch({ colors }: { colors: BusinessColors }) {
  return (
    <Halves aria-hidden>
      <span style={{ background: colors.ground }} />
      <span style={{ background: colors.accent }} />
    </Halves>
  );
}

const Pairs = styled.fieldset`
  grid-column: 1 / -1;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space.s1};
    padding: 0;
    color: ${color.ink};
    font-weight: 600;
  }
`;

const Pair = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  cursor: pointer;

  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.ground800};
  }
`;

const Halves = styled.span`
  display: flex;
  flex: none;
  overflow: hidden;
  width: 48px;
  height: 32px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  forced-color-adjust: none;

  span {
    flex: 1;
  }
`;

const ColorInput = styled.input`
  display: block;
  width: min(100%, 9rem);
  height: 52px;
  padding: 4px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.field};
  cursor: pointer;
`;
