import { useState } from "react";
import { useForm } from "react-final-form";
import { styled } from "styled-components";
import { SortOrderField, StatusField, Wide } from "../../admin/kind/contentFields";
import { PhotoField } from "../../admin/photo/PhotoField";
import { LongTextField, TextField, useFormField } from "../../form/FormField";
import { space } from "../../theme";
import { Button } from "../../ui/controls/Button";
import { Field } from "../../ui/controls/Field";
import { TextInput } from "../../ui/controls/TextInput";
import { ImageUrlField } from "./ImageUrlField";

/** The photo first: it is what the owner comes to change. */
export function FeaturedProjectFields() {
  const { oldText, handlePhotoChange } = useOldAltText();
  return (
    <>
      <Wide>
        <PhotoField onChange={handlePhotoChange} />
        <ImageUrlField onChange={handlePhotoChange} />
      </Wide>
      <Wide>
        <TextField name="title" label="Title" />
      </Wide>
      <Wide>
        <LongTextField name="description" label="Description" />
      </Wide>
      <Wide>
        <AltTextField oldText={oldText} />
      </Wide>
      <SortOrderField />
      <StatusField />
    </>
  );
}

/** Another photo needs another alt text: it is emptied, so that it cannot be saved unnoticed, and offered again. */
function useOldAltText() {
  const form = useForm<{ imageUrl: string; altText: string }>();
  const [oldText, setOldText] = useState<string>();

  const handlePhotoChange = (imageUrl: string) => {
    const before = form.getState().values;
    form.change("imageUrl", imageUrl);
    if (before.imageUrl === "" || before.altText === "") return;
    setOldText(before.altText);
    form.change("altText", "");
  };

  return { oldText, handlePhotoChange };
}

/** `oldText`: that of the photo before, if there has been another one. */
function AltTextField({ oldText }: { oldText: string | undefined }) {
  const { input, error, isSending } = useFormField<string>("altText");
  const isOffered = oldText !== undefined && input.value === "";
  return (
    <Field
      id="altText"
      label="Alt Text"
      hint={`What the ${oldText === undefined ? "" : "new "}picture shows, for people who cannot see it`}
      error={error}
      remedy={
        isOffered && (
          <OldText variant="line" onClick={() => input.onChange(oldText)}>
            <span>
              Keep “<span dir="auto">{oldText}</span>”
            </span>
          </OldText>
        )
      }
    >
      {(control) => (
        <TextInput {...control} {...input} readOnly={isSending} dir="auto" autoComplete="off" />
      )}
    </Field>
  );
}

const OldText = styled(Button)`
  max-width: 100%;
  margin-top: ${space.s1};
  text-align: start;
  overflow-wrap: anywhere;
`;
