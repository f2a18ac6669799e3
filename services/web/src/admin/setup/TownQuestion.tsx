import { useForm, useFormState } from "react-final-form";
import { styled } from "styled-components";
import { LongTextField, SelectField, TextField } from "../../form";
import { color, radius, space } from "../../theme";
import { Row, Stack } from "../../ui/layout";
import { StateField } from "../business/contactSection";
import { Coordinates, DevicePosition } from "../business/mapSection";
import { Muted } from "../kit/adminLayout";
import { FieldFold, Wide } from "../kit/contentFields";
import { TryAgain } from "../kit/listStates";
import { CheckList } from "./CheckList";
import type { SetupAnswers } from "./composeSite";
import { useGetTownsQuery } from "./setupApi";
import { findTowns, namesAround, type Town, townName } from "./towns";

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
        {isError && (
          <Row>
            <Muted>The list of towns could not be loaded.</Muted>
            <TryAgain onPress={refetch} />
          </Row>
        )}
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
      <SelectField name="map.radiusKm" label="How far you drive" options={radii} />
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
