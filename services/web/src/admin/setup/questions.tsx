import { useEffect } from "react";
import { useForm, useFormState } from "react-final-form";
import { timeZoneAt, timeZoneOf, timeZones } from "@ridgeline/contract/hours";
import { type State, states } from "@ridgeline/contract/place";
import { LongTextField, SelectField, TextField, useFormField } from "../../form";
import { Grid, Row, Stack } from "../../ui/layout";
import { Button } from "../../ui/Button";
import { ColorPairs, TwoColors, useColorsOfLogo } from "../brand/colorFields";
import { StateField } from "../forms/StateField";
import {
  Check,
  CheckField,
  Choices,
  FieldsHint,
  FieldGrid,
  Group,
  Wide,
} from "../forms/fieldGroups";
import { Muted, Note } from "../kit/adminLayout";
import { PhotoField } from "../forms/PhotoField";
import {
  kindTextOf,
  otherKindsOf,
  sentencesOf,
  type SetupAnswers,
  shorten,
  weeks,
} from "./composeSite";
import { useText } from "../forms/typed";
import { useGetTradeQuery } from "./setupApi";
import { digitsOf, namesAround, useZip } from "./zips";
import { tradeOptions } from "../trades/trades";

const radii = ["15", "25", "40"].map((value) => ({ value, label: `${value} miles` }));

export const useAnswers = () =>
  useFormState<SetupAnswers>({ subscription: { values: true } }).values;

/** The name, and the short one as soon as they differ. */
export function NameQuestion() {
  const form = useForm<SetupAnswers>();
  const { name } = useAnswers();
  const shortName = useText("shortName");
  const isShortened = name.trim() !== "" && shorten(name) !== name.trim();
  const handleName = (typed: string) => {
    if (shortName === shorten(name)) form.change("shortName", shorten(typed));
  };
  return (
    <>
      <TextField
        name="name"
        label="Name of the business"
        whenEmpty="Write the name of your business."
        autoComplete="organization"
        onTyped={handleName}
      />
      {isShortened && (
        <TextField
          name="shortName"
          label="Short name"
          hint="Beside the logo, and where there is little room"
        />
      )}
    </>
  );
}

/** The ZIP, which says town, state, position and time zone, and the towns around it. */
export function TownQuestion() {
  const form = useForm<SetupAnswers>();
  const values = useAnswers();
  const { address, map } = values;
  const zip = useZip(address.zip, address.state);
  const { place, isUnknown } = zip;
  useText("address.city");
  useText("address.state");
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
  const handleZip = (typed: string) => {
    if (digitsOf(typed) === digitsOf(address.zip)) return;
    form.batch(() => {
      form.change("map", { ...map, latitude: "", longitude: "" });
      form.change("address", { ...form.getState().values.address, city: "", state: "" });
    });
  };

  return (
    <Wide as={Stack} $gap="s3">
      <FieldGrid>
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
            {place && !isUnknown && <Note>{`${place[0]}, ${states[place[1]]}`}</Note>}
          </div>
          {zip.isError && (
            <NotLoaded what="The town of this ZIP" field="address.zip" onRetry={zip.refetch} />
          )}
        </div>
        {isUnknown && <StateField />}
        {address.state !== "" && (
          <TextField
            name="address.city"
            label="Your town"
            hint={`As people in ${states[address.state as State]} write it`}
          />
        )}
      </FieldGrid>
      <SelectField name="map.radiusMiles" label="How far you drive" options={radii} />
      {around.length > 0 && <CheckList legend="Towns you work in" options={around} />}
      <LongTextField name="otherAreas" label="Other towns" rows={2} isOptional />
    </Wide>
  );
}

/** The trade, and its kinds of work. */
export function TradeQuestion() {
  const values = useAnswers();
  const { trade } = values;
  useText("work");
  const { isError, isFetching, refetch } = useTradeOf(values);
  return (
    <Wide as={Stack} $gap="s3">
      <SelectField
        name="trade"
        label="Your trade"
        options={tradeOptions}
        placeholder="Choose a trade"
      />
      {isError && <NotLoaded what="The texts for this trade" field="trade" onRetry={refetch} />}
      <div role="status">{isFetching && <Note>Loading its words...</Note>}</div>
      {trade === "other" && (
        <TextField
          name="work"
          label="What do you do? (one line)"
          hint="Such as Chimney sweeping: visitors read it first, with your town"
        />
      )}
    </Wide>
  );
}

/** The trade's kinds of work, and others, each with a sentence if its owner has one. */
export function KindsQuestion() {
  const values = useAnswers();
  const { data } = useTradeOf(values);
  return (
    <Wide as={Stack} $gap="s3">
      {data && <CheckList legend="What you offer" options={data.kindsOfWork} />}
      <LongTextField
        name="otherKinds"
        label="Other kinds of work"
        hint="One a line, or with commas"
        rows={2}
        isOptional
      />
      {/* At each letter: when the field is left they would move what is being pressed. */}
      {otherKindsOf(values).map((label, at) => (
        <TextField
          key={at}
          name={`kindTexts.${kindTextOf(label)}`}
          label={`A sentence about ${label}`}
          isOptional
        />
      ))}
    </Wide>
  );
}

export const useTradeOf = ({ trade }: SetupAnswers) =>
  useGetTradeQuery(trade || "other", { skip: trade === "" });

/** What the site will say in his name: read before the press, each sentence with a tick. */
export function WordsQuestion() {
  const { data } = useTradeOf(useAnswers());
  const asOptions = (sentences: readonly string[]) =>
    sentences.map((sentence) => ({ value: sentence, label: sentence }));
  return (
    <Group legend="10. What your site says" hint="Strike what you do not do.">
      {data ? (
        <Wide as={Stack} $gap="s3">
          <CheckList legend="About you" options={asOptions(sentencesOf(data).flat())} isWide />
          {data.promises && (
            <CheckList
              legend="Only if you always do it"
              options={asOptions(data.promises)}
              name="promised"
              isWide
            />
          )}
          <CheckList
            legend="How it goes"
            options={data.steps.map(({ title, text }) => ({
              value: title,
              label: `${title}: ${text}`,
            }))}
            isWide
          />
        </Wide>
      ) : (
        <FieldsHint>It follows your trade.</FieldsHint>
      )}
    </Group>
  );
}

export function HoursQuestion() {
  const { zone, address } = useAnswers();
  const state = address.state as State | ""; // chosen from these, or of a ZIP
  const own = state && timeZones[timeZoneAt(state, zone) ?? timeZoneOf({ address: { state } })];
  return (
    <Group legend="8. When you answer the phone">
      <SelectField
        name="hours"
        label="Hours"
        hint={`Any other week: later, in Business Details.${own && ` Time: ${own}.`}`}
        options={weekOptions}
        placeholder="Not on the site"
        isOptional
      />
    </Group>
  );
}

const weekOptions = Object.entries(weeks).map(([value, { label }]) => ({ value, label }));

export function LogoQuestion() {
  const logo = useText("pictures.logo.imageUrl");
  useColorsOfLogo();
  return (
    <Group
      legend="5. Your logo and colors"
      hint="Without a logo your name stands there alone. Pictures are JPEG, PNG or WebP, up to 15 MB."
    >
      <Wide>
        <PhotoField within="pictures.logo." about="Logo" aspect="auto" width="240px" />
        {logo !== "" && <CheckField name="logoHasName" label="My logo contains the name" />}
      </Wide>
      <ColorPairs />
      <TwoColors />
    </Group>
  );
}

/** One for the first screen, and up to six of work: the next place appears when one is taken. */
export function PhotosQuestion() {
  const values = useAnswers();
  const places = values.photos.filter(
    ({ imageUrl }, at) => imageUrl !== "" || values.photos[at - 1]?.imageUrl !== "",
  );
  return (
    <Group
      legend="9. Your photos"
      hint="Real work, taken with a phone held sideways. Cards show a 4:3 part; enlarged, visitors see all of it."
    >
      <Wide>
        <FieldsHint>For the first screen, beside your headline.</FieldsHint>
        <PhotoField within="pictures.hero." about="First screen" />
      </Wide>
      {places.map((photo, at) => (
        <Stack key={at} $gap="s1">
          <FieldsHint>{`Work, ${at + 1} of ${values.photos.length}`}</FieldsHint>
          <PhotoField within={`photos[${at}].`} about={`Photo ${at + 1}`} isCropped />
          {photo.imageUrl !== "" && (
            <TextField name={`photos[${at}].altText`} label={`What is it? (photo ${at + 1})`} />
          )}
        </Stack>
      ))}
    </Group>
  );
}

type CheckListProps = {
  legend: string;
  options: readonly { value: string; label: string }[];
  /** "promised": nothing is ticked at first. */
  name?: "leftOut" | "promised";
  /** Whole sentences. */
  isWide?: boolean;
};

/** What is offered, all ticked at first. */
function CheckList({ legend, options, name = "leftOut", isWide = false }: CheckListProps) {
  const { input, isSending } = useFormField<readonly string[]>(name);
  const isChecked = (value: string) => input.value.includes(value) === (name === "promised");
  const handleTick = (value: string) => {
    const others = input.value.filter((other) => other !== value);
    input.onChange(others.length < input.value.length ? others : [...others, value]);
  };
  return (
    <Choices>
      <legend>{legend}</legend>
      <Grid $min={isWide ? "100%" : "9rem"} $gap="xs">
        {options.map(({ value, label }) => (
          <Check
            key={value}
            label={label}
            checked={isChecked(value)}
            disabled={isSending}
            onChange={() => handleTick(value)}
          />
        ))}
      </Grid>
    </Choices>
  );
}

type NotLoadedProps = { what: string; field: string; onRetry: () => unknown };

/** Its button goes with the next try, so the field below which it stands gets the focus. */
function NotLoaded({ what, field, onRetry }: NotLoadedProps) {
  const handlePress = () => {
    document.getElementById(field)?.focus();
    onRetry();
  };
  return (
    <Row role="alert">
      <Muted>{`${what} could not be loaded.`}</Muted>
      <Button variant="line" onClick={handlePress}>
        Try again
      </Button>
    </Row>
  );
}
