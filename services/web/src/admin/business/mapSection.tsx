import { states } from "@ridgeline/contract/place";
import { MapPinned } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm, useFormState } from "react-final-form";
import { noResponse } from "../../api/callApi";
import { TextField } from "../../form";
import { Field, FieldError, TextInput } from "../../ui/fields";
import { LinkFold } from "../../ui/Fold";
import { Stack } from "../../ui/layout";
import { Wide } from "../forms/fieldGroups";
import { Note } from "../kit/adminLayout";
import { useZip } from "../setup/zips";
import { joinValues, type SectionKind } from "./section";

export const mapSection: SectionKind = {
  id: "map",
  title: "Map",
  Icon: MapPinned,
  valueOf: ({ region, map, address }) =>
    joinValues([region, `${map.radiusMiles} miles around ${address.city}`]),
  shownAt: { "/#areas": "See it on the site" },
  fields: (
    <>
      <TextField
        name="region"
        label="Region"
        hint="As people say it: the Triangle, Cape Cod"
        isOptional
      />
      <TextField
        name="map.radiusMiles"
        label="How far you drive, in miles"
        inputMode="decimal"
        hint="The map shows this area"
      />
      <Center />
    </>
  ),
};

/** By ZIP, or by two numbers. */
function Center() {
  const form = useForm();
  const [zip, setZip] = useState("");
  const { place, isUnknown, isFetching, isError } = useZip(zip);
  useEffect(() => {
    if (!place) return;
    const [, , latitude, longitude] = place;
    form.batch(() => {
      form.change("map.latitude", latitude);
      form.change("map.longitude", longitude);
    });
  }, [form, place]);
  const { pristine, submitting, submitSucceeded } = useFormState({
    subscription: { pristine: true, submitting: true, submitSucceeded: true },
  });
  const [wasPristine, setWasPristine] = useState(pristine);
  if (pristine !== wasPristine) {
    setWasPristine(pristine);
    // The ZIP has done its work, unless it is still being looked up while the rest is saved.
    const isDiscarded = !submitting && submitSucceeded !== true;
    if (pristine && (isDiscarded || !isFetching)) setZip("");
  }

  return (
    <Wide>
      <Field
        id="map-zip"
        label="ZIP of the map's center"
        hint="Visitors see a pin there: in the middle of town if you work from home."
        isOptional
      >
        {(control) => (
          <TextInput
            {...control}
            value={zip}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => setZip(target.value)}
          />
        )}
      </Field>
      <div role="status">
        {isFetching && <Note>Looking it up...</Note>}
        {place && <Note>{`The center is ${place[0]}, ${states[place[1]]}.`}</Note>}
        {isUnknown && <FieldError>We do not know this ZIP: enter the two numbers.</FieldError>}
        {isError && <FieldError>{noResponse.message}</FieldError>}
      </div>
      <LinkFold heading="Latitude and longitude">
        <Stack $gap="md">
          <TextField
            name="map.latitude"
            label="Latitude"
            hint="From any map: press long on the middle of town"
          />
          <TextField
            name="map.longitude"
            label="Longitude"
            hint="With a minus, since America is west of Greenwich"
          />
        </Stack>
      </LinkFold>
    </Wide>
  );
}
