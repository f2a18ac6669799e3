import { type BusinessColors, colorPairs } from "@ridgeline/contract/colors";
import { paletteOf } from "@ridgeline/contract/palette";
import { useEffect } from "react";
import { useForm } from "react-final-form";
import { styled } from "styled-components";
import { useFormField } from "../../form";
import { color, radius } from "../../theme";
import { Field, TextInput } from "../../ui/fields";
import { Grid } from "../../ui/layout";
import { Choices, FieldFold, FieldGrid, FieldsHint, Wide } from "../forms/fieldGroups";
import { useText } from "../forms/typed";
import { SpreadRow } from "../kit/adminLayout";
import { useLogoFacts } from "./logoApi";

/** A new logo's colors are the site's until others are chosen. */
export function useColorsOfLogo() {
  const form = useForm();
  const { choose } = useColors();
  const colors = useLogoFacts()?.colors;
  const logo = useText("pictures.logo.imageUrl");
  const taken = useText("colorsOf");
  useEffect(() => {
    if (!colors || logo === taken) return;
    choose(colors);
    form.change("colorsOf", logo);
  });
}

/** Pairs to choose from, the logo's own before all. */
export function ColorPairs() {
  const { chosen, choose } = useColors();
  const facts = useLogoFacts();
  const ofLogo = facts?.colors ? [{ name: "From your logo", ...facts.colors }] : [];
  return (
    <Choices>
      <legend>Pairs that look good</legend>
      {facts && !facts.colors && (
        <FieldsHint>Your logo has no color of its own: choose a pair.</FieldsHint>
      )}
      <Grid $min="13rem" $gap="sm">
        {[...ofLogo, ...colorPairs].map((pair) => (
          <Pair key={pair.name}>
            <input
              type="radio"
              name="pair"
              checked={isSame(pair, chosen)}
              onChange={() => choose(pair)}
            />
            <Halves aria-hidden>
              <span style={{ background: pair.ground }} />
              <span style={{ background: pair.accent }} />
            </Halves>
            <span>{pair.name}</span>
          </Pair>
        ))}
      </Grid>
    </Choices>
  );
}

/** The two colors themselves, for who has some. */
export function TwoColors() {
  const { chosen, palette: used } = useColors();
  const ground = useFormField<string>("colors.ground");
  const accent = useFormField<string>("colors.accent");
  return (
    <Wide>
      <FieldFold heading="Other colors" hasError={(ground.error ?? accent.error) !== undefined}>
        <FieldGrid>
          <ColorField
            name="ground"
            label="Dark color"
            hint={
              used["ground-800"] === chosen.ground
                ? "Footer, form, headings"
                : `Used darker, as ${used["ground-800"]}, so that text stays easy to read.`
            }
          />
          <ColorField
            name="accent"
            label="Button color"
            hint={
              used.accent === chosen.accent
                ? "Buttons and links"
                : `Buttons have it. Links on paper are darker, ${used.accent}, so that they stay easy to read.`
            }
          />
        </FieldGrid>
      </FieldFold>
    </Wide>
  );
}

type ColorFieldProps = { name: keyof BusinessColors; label: string; hint: string };

/** A picker, and beside it the same as text: phones' pickers take none. */
function ColorField({ name, label, hint }: ColorFieldProps) {
  const { chosen, choose } = useColors();
  const { input, error, isSending } = useFormField<string>(`colors.${name}`);
  const handleChange = (typed: string) => {
    const hex = readHex(typed);
    if (hex === undefined) input.onChange(typed.trim());
    else choose({ ...chosen, [name]: hex });
  };
  return (
    <Field id={`colors.${name}`} label={label} hint={hint} error={error}>
      {(control) => (
        <SpreadRow $gap="s1">
          <ColorInput
            type="color"
            aria-label={`${label}: pick`}
            value={chosen[name]}
            disabled={isSending}
            onChange={({ target }) => handleChange(target.value)}
          />
          <TextInput
            {...control}
            {...input}
            readOnly={isSending}
            placeholder={sample[name]}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => handleChange(target.value)}
          />
        </SpreadRow>
      )}
    </Field>
  );
}

const sample: BusinessColors = colorPairs[0];

/** The two colors in the form, the sample's where there is none. */
export function useColors() {
  const form = useForm();
  const chosen = {
    ground: readHex(useText("colors.ground")) ?? sample.ground,
    accent: readHex(useText("colors.accent")) ?? sample.accent,
  };
  const choose = (colors: BusinessColors) => {
    const isSample = isSame(colors, sample);
    form.batch(() => {
      form.change("colors.ground", isSample ? "" : colors.ground);
      form.change("colors.accent", isSample ? "" : colors.accent);
    });
  };
  return { chosen, palette: paletteOf(chosen), choose };
}

/** "1B3A2F " -> "#1b3a2f"; undefined while it is no color. */
function readHex(typed: string): string | undefined {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(typed.trim()) ?? [];
  return digits && `#${digits.toLowerCase()}`;
}

export function isSame(one: BusinessColors, other: BusinessColors): boolean {
  return (
    `${one.ground}${one.accent}`.toLowerCase() === `${other.ground}${other.accent}`.toLowerCase()
  );
}

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
  flex: none;
  width: 72px;
  height: 52px;
  padding: 4px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.field};
  cursor: pointer;
`;
