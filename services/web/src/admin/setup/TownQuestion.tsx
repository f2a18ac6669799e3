import { useState } from "react";
import { useField, useForm, useFormState } from "react-final-form";
import { styled } from "styled-components";
import { FormField, LongTextField, TextField, useFormField } from "../../form";
import { color, radius, space } from "../../theme";
import { Field, Select, TextInput } from "../../ui/fields";
import { LinkFold } from "../../ui/Fold";
import { Row, Stack } from "../../ui/layout";
import { StateField } from "../business/contactSection";
import { DevicePosition } from "../business/mapSection";
import { Muted } from "../kit/adminLayout";
import { Wide } from "../kit/contentFields";
import { TryAgain } from "../kit/listStates";
import { CheckList } from "./CheckList";
import type { SetupAnswers } from "./composeSite";
import { useGetTownsQuery } from "./setupApi";
import { findTowns, type Town, townName, townsAround } from "./towns";

const noTowns: readonly Town[] = [];

/** The town, by its first letters, and the towns around it, all ticked at first. */
export function TownQuestion() {
  const form = useForm<SetupAnswers>();
  const { data: towns = noTowns, isError, refetch } = useGetTownsQuery();
  const { values } = useFormState<SetupAnswers>({ subscription: { values: true } });
  const { address, map, radius: miles } = values;
  const { input, error } = useFormField<string>("address.city");
  useStay("areas", "address.state", "address.zip", "map.latitude", "map.longitude");
  const chosen = towns.find(({ city, state }) => city === address.city && state === address.state);
  const offered = chosen ? [] : findTowns(towns, address.city);
  const isUnknown = !chosen && address.city.trim().length > 1 && offered.length === 0;
  const around = namesAround(towns, values);

  const handleTyped = (city: string) => {
    input.onChange(city);
    if (!chosen) return;
    form.batch(() => {
      form.change("address", { city, state: "", zip: "" });
      form.change("map", { latitude: "", longitude: "" });
      form.change("areas", []);
    });
  };
  const handleChosen = ({ city, state, latitude, longitude }: Town) => {
    const place = { latitude, longitude };
    form.batch(() => {
      form.change("address", { city, state, zip: "" });
      form.change("map", place);
      form.change("areas", namesAround(towns, { address: { city }, map: place, radius: miles }));
    });
  };
  const handleRadius = (radius: string) => {
    form.batch(() => {
      form.change("radius", radius);
      form.change("areas", namesAround(towns, { address, map, radius }));
    });
  };

  return (
    <>
      <Wide>
        <Field
          id="address.city"
          label="Your town"
          error={error}
          hint={chosen ? `${townName(chosen)}.` : "Write a few letters, then choose it."}
        >
          {(control) => (
            <TextInput
              {...control}
              {...input}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => handleTyped(target.value)}
            />
          )}
        </Field>
        <Offers aria-label="Towns">
          {offered.map((town) => (
            <li key={`${townName(town)} ${town.latitude}`}>
              <button type="button" onClick={() => handleChosen(town)}>
                {townName(town)}
              </button>
            </li>
          ))}
        </Offers>
        {isError && (
          <Row>
            <Muted>The list of towns could not be loaded.</Muted>
            <TryAgain onPress={refetch} />
          </Row>
        )}
        {!chosen && <ByHand isOpen={isUnknown || isError} />}
      </Wide>
      <Wide>
        <RadiusField onChange={handleRadius} />
      </Wide>
      {around.length > 0 && (
        <Wide>
          <CheckList name="areas" legend="Towns you work in" options={around.map(toOption)} />
        </Wide>
      )}
      <Wide>
        <LongTextField
          name="otherAreas"
          label="Other towns"
          hint="Several at once: one a line"
          rows={2}
          isOptional
        />
      </Wide>
    </>
  );
}

/** Keeps fields registered while they are hidden: one that appears later would start as the form did. */
export function useStay(...names: readonly string[]): void {
  // oxlint-disable-next-line react/rules-of-hooks -- a caller's names never change, and so neither does the order of the hooks
  for (const name of names) useField(name, { subscription: {} });
}

const toOption = (name: string) => ({ value: name, label: name });

type Placed = { address: { city: string } } & Pick<SetupAnswers, "map" | "radius">;

/** The business's own town, and the largest ones within its radius. */
function namesAround(towns: readonly Town[], { address, map, radius }: Placed): string[] {
  if (map.latitude === "" || map.longitude === "") return [];
  const center = { latitude: Number(map.latitude), longitude: Number(map.longitude) };
  const around = townsAround(towns, center, Number(radius)).map(({ city }) => city);
  return [...new Set([address.city.trim(), ...around])];
}

const radii = ["15", "25", "40"].map((value) => ({ value, label: `${value} miles` }));

function RadiusField({ onChange }: { onChange: (miles: string) => void }) {
  return (
    <FormField<string> name="radius" label="How far you drive">
      {(control, input) => (
        <Select
          {...control}
          {...input}
          options={radii}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  );
}

/** For a village that is not in the list. */
function ByHand({ isOpen }: { isOpen: boolean }) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <LinkFold
      heading="My town is not in the list"
      open={isOpen || isOpened}
      onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}
    >
      <Stack $gap="md">
        <StateField />
        <TextField name="address.zip" label="ZIP" inputMode="numeric" isOptional />
        <DevicePosition />
        <TextField
          name="map.latitude"
          label="Latitude"
          inputMode="decimal"
          hint="Or from any map: press long on the middle of town"
        />
        <TextField
          name="map.longitude"
          label="Longitude"
          hint="With a minus, since America is west of Greenwich"
        />
      </Stack>
    </LinkFold>
  );
}

const Offers = styled.ul`
  margin-top: ${space.s1};

  button {
    width: 100%;
    min-height: 48px;
    padding: ${space.s1} ${space.s2};
    border: 0;
    border-radius: ${radius.medium};
    background: none;
    color: ${color.ink};
    font: inherit;
    font-weight: 600;
    text-align: start;
    cursor: pointer;
  }

  button:hover,
  button:focus-visible {
    background: ${color.ground100};
  }
`;
