import { useField, useForm, useFormState } from "react-final-form";
import { styled } from "styled-components";
import { LongTextField, SelectField, TextField, useFormField } from "../../form";
import { color, radius, space } from "../../theme";
import { Grid, Row, Stack } from "../../ui/layout";
import { ColorPairs, LogoColors } from "../brand/colorFields";
import { StateField } from "../business/contactSection";
import { Coordinates, DevicePosition } from "../business/mapSection";
import {
  Check,
  CheckField,
  Choices,
  FieldFold,
  FieldsHint,
  Group,
  Wide,
} from "../forms/fieldGroups";
import { Muted } from "../kit/adminLayout";
import { TryAgain } from "../lists/listStates";
import { PhotoField } from "../forms/PhotoField";
import type { SetupAnswers } from "./composeSite";
import { useGetTownsQuery, useGetTradeQuery } from "./setupApi";
import { findTowns, namesAround, type Town, townName } from "./towns";
import { tradeOptions } from "../trades/trades";

const noTowns: readonly Town[] = [];
const radii = ["15", "25", "40"].map((value) => ({ value, label: `${value} miles` }));

/** The town, by its first letters, and the towns around it. */
export function TownQuestion() {
  const form = useForm<SetupAnswers>();
  const { data: towns = noTowns, isError, refetch } = useGetTownsQuery();
  const { values } = useFormState<SetupAnswers>({ subscription: { values: true } });
  const { city: written, state: inState } = values.address;
  const chosen = towns.find(({ city, state }) => city === written && state === inState);
  const offered = chosen ? [] : findTowns(towns, written);
  const isUnknown = !chosen && written.trim().length > 1 && offered.length === 0;
  const around = namesAround(towns, values).map((name) => ({ value: name, label: name }));

  const place = (city: string, town?: Town) =>
    form.batch(() => {
      const { state = "", latitude = "", longitude = "" } = town ?? {};
      form.change("address", { city, state, zip: "" });
      form.change("map", { ...values.map, latitude, longitude });
    });

  return (
    <Wide as={Stack} $gap="md">
      <div>
        <TextField
          name="address.city"
          label="Your town"
          hint={chosen ? `${townName(chosen)}.` : "Write a few letters, then choose it."}
          onTyped={(city) => chosen && place(city)}
        />
        <Offers aria-label="Towns">
          {offered.map((town) => (
            <li key={`${townName(town)} ${town.latitude}`}>
              <button type="button" onClick={() => place(town.city, town)}>
                {townName(town)}
              </button>
            </li>
          ))}
        </Offers>
        {isError && <NotLoaded what="The list of towns" onRetry={refetch} />}
        <div hidden={chosen !== undefined}>
          <FieldFold heading="My town is not in the list" hasError={isUnknown || isError}>
            <Stack $gap="md">
              <StateField />
              <TextField name="address.zip" label="ZIP" inputMode="numeric" isOptional />
              <DevicePosition />
              <Coordinates />
            </Stack>
          </FieldFold>
        </div>
      </div>
      <SelectField name="map.radiusMiles" label="How far you drive" options={radii} />
      {around.length > 0 && <CheckList legend="Towns you work in" options={around} />}
      <LongTextField
        name="otherAreas"
        label="Other towns"
        hint="Several at once: one a line"
        rows={2}
        isOptional
      />
    </Wide>
  );
}

/** The trade, and its kinds of work. */
export function TradeQuestion() {
  const { values } = useFormState<SetupAnswers>({ subscription: { values: true } });
  const { trade } = values;
  const { data, isError, refetch } = useGetTradeQuery(trade || "other", { skip: trade === "" });
  return (
    <Wide as={Stack} $gap="md">
      <SelectField
        name="trade"
        label="Your trade"
        options={tradeOptions}
        placeholder="Choose a trade"
      />
      {isError && <NotLoaded what="The texts for this trade" onRetry={refetch} />}
      {trade !== "" && data && <CheckList legend="Kinds of work" options={data.kindsOfWork} />}
      <LongTextField
        name="otherKinds"
        label="Other kinds of work"
        hint="Several at once: one a line"
        rows={2}
        isOptional
      />
    </Wide>
  );
}

export function LogoQuestion() {
  const { input } = useField<string>("pictures.logo.imageUrl", { subscription: { value: true } });
  return (
    <Group legend="Your logo and colors" hint="Without a logo your name stands there alone.">
      <Wide>
        <PhotoField within="pictures.logo." about="Logo" aspect="auto" width="240px" />
        <LogoColors />
        {input.value !== "" && <CheckField name="logoHasName" label="My logo contains the name" />}
      </Wide>
      <ColorPairs />
    </Group>
  );
}

/** One for the first screen, and up to six of work: the next place appears when one is taken. */
export function PhotosQuestion() {
  const { values } = useFormState<SetupAnswers>({ subscription: { values: true } });
  const places = values.photos.filter(
    ({ imageUrl }, at) => imageUrl !== "" || values.photos[at - 1]?.imageUrl !== "",
  );
  return (
    <Group legend="Your photos" hint="Real work, taken with a phone held sideways.">
      <Wide>
        <FieldsHint>For the first screen, beside your headline.</FieldsHint>
        <PhotoField within="pictures.hero." about="First screen" aspect="4 / 3" />
      </Wide>
      {places.map((photo, at) => (
        <div key={at}>
          <FieldsHint>{`Work, ${at + 1} of ${values.photos.length}`}</FieldsHint>
          <PhotoField within={`photos[${at}].`} about={`Photo ${at + 1}`} isCropped />
          {photo.imageUrl !== "" && (
            <TextField name={`photos[${at}].altText`} label={`What is it? (photo ${at + 1})`} />
          )}
        </div>
      ))}
    </Group>
  );
}

type CheckListProps = { legend: string; options: readonly { value: string; label: string }[] };

/** What is offered, all ticked at first. */
function CheckList({ legend, options }: CheckListProps) {
  const { input, isSending } = useFormField<readonly string[]>("leftOut");
  const handleTick = (value: string, isTicked: boolean) => {
    const others = input.value.filter((left) => left !== value);
    input.onChange(isTicked ? others : [...others, value]);
  };
  return (
    <Choices>
      <legend>{legend}</legend>
      <Grid $min="15rem" $gap="xs">
        {options.map(({ value, label }) => (
          <Check
            key={value}
            label={label}
            checked={!input.value.includes(value)}
            disabled={isSending}
            onChange={({ target }) => handleTick(value, target.checked)}
          />
        ))}
      </Grid>
    </Choices>
  );
}

function NotLoaded({ what, onRetry }: { what: string; onRetry: () => unknown }) {
  return (
    <Row>
      <Muted>{`${what} could not be loaded.`}</Muted>
      <TryAgain onPress={onRetry} />
    </Row>
  );
}

const Offers = styled.ul`
  margin-top: ${space.s1};

  button {
    width: 100%;
    min-height: 48px;
    padding: ${space.s1} ${space.s2};
    border-radius: ${radius.medium};
    color: ${color.ink};
    font-weight: 600;
    text-align: start;
  }

  button:is(:hover, :focus-visible) {
    background: ${color.ground100};
  }
`;
