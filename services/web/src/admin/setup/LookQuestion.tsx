import { useFormState } from "react-final-form";
import { TextField } from "../../form";
import { ColorPairs, LogoColors } from "../business/colorsSection";
import { FieldsHint, Group } from "../business/sectionLayout";
import { Wide } from "../kit/contentFields";
import { PhotoField } from "../kit/PhotoField";
import type { SetupAnswers } from "./composeSite";

export function LogoQuestion() {
  return (
    <Group legend="Your logo and colors" hint="Without a logo your name stands there alone.">
      <Wide>
        <PhotoField within="pictures.logo." about="Logo" aspect="auto" width="240px" />
        <LogoColors />
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
