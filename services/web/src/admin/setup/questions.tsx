import { useEffect } from "react";
import { useField, useForm, useFormState } from "react-final-form";
import { type State, states } from "@ridgeline/contract/place";
import { LongTextField, SelectField, TextField, useFormField } from "../../form";
import { Grid, Row, Stack } from "../../ui/layout";
import { ColorPairs, LogoColors } from "../brand/colorFields";
import {
  Check,
  CheckField,
  Choices,
  FieldsHint,
  FieldPair,
  Group,
  Wide,
} from "../forms/fieldGroups";
import { Muted, Note } from "../kit/adminLayout";
import { TryAgain } from "../lists/listStates";
import { PhotoField } from "../forms/PhotoField";
import { StateField } from "../forms/StateField";
import type { SetupAnswers } from "./composeSite";
import { useGetTradeQuery } from "./setupApi";
import { namesAround, useZip } from "./zips";
import { tradeOptions } from "../trades/trades";

const radii = ["15", "25", "40"].map((value) => ({ value, label: `${value} miles` }));

/** The ZIP, which says town, state, position and time zone, and the towns around it. */
export function TownQuestion() {
  const form = useForm<SetupAnswers>();
  const { values } = useFormState<SetupAnswers>({ subscription: { values: true } });
  const { address, map } = values;
  const zip = useZip(address.zip, address.state);
  const { place, isUnknown } = zip;
  const around = namesAround(zip.towns, values).map((name) => ({ value: name, label: name }));

  useEffect(() => {
    if (isUnknown !== form.getState().values.isZipUnknown) form.change("isZipUnknown", isUnknown);
    const { address, map } = form.getState().values;
    if (!place || (map.latitude === place[2] && map.longitude === place[3])) return;
    const [city, state, latitude, longitude, zone] = place;
    form.batch(() => {
      form.change("map", { ...map, latitude, longitude });
      form.change("zone", zone);
      if (!isUnknown) form.change("address", { ...address, city, state });
    });
  }, [form, place, isUnknown]);
  const handleZip = () =>
    form.batch(() => {
      form.change("map", { ...map, latitude: "", longitude: "" });
      form.change("address", { ...form.getState().values.address, state: "" });
    });

  return (
    <Wide as={Stack} $gap="md">
      <FieldPair>
        <div>
          <TextField
            name="address.zip"
            label="ZIP"
            inputMode="numeric"
            autoComplete="postal-code"
            hint="Five digits: they say where you are."
            onTyped={handleZip}
          />
          <div role="status">
            {zip.isFetching && <Note>Looking it up...</Note>}
            {isUnknown && <Note>We do not know this ZIP: choose your state.</Note>}
          </div>
          {zip.isError && <NotLoaded what="The town of this ZIP" onRetry={zip.refetch} />}
        </div>
        {isUnknown && <StateField />}
        {address.state !== "" && (
          <TextField
            name="address.city"
            label="Your town"
            hint={`As people in ${states[address.state as State]} write it`}
          />
        )}
      </FieldPair>
      <SelectField name="map.radiusMiles" label="How far you drive" options={radii} />
      {around.length > 0 && <CheckList legend="Towns you work in" options={around} />}
      <LongTextField name="otherAreas" label="Other towns" rows={2} isOptional />
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
      <LongTextField name="otherKinds" label="Other kinds of work" rows={2} isOptional />
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
      <Grid $min="9rem" $gap="xs">
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
