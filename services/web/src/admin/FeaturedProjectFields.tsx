import { useState } from "react";
import { useForm } from "react-final-form";
import { styled } from "styled-components";
import { OrderAndStatusFields } from "./kit/contentFields";
import { PhotoField } from "./photo/PhotoField";
import { LongTextField, TextField, useFormField } from "../form";
import { space } from "../theme";
import { Button } from "../ui/Button";
import { Field } from "../ui/fields";
import { TextInput } from "../ui/TextInput";
import { ImageUrlField } from "./ImageUrlField";

/** The photo first, with its texts next to it, since it is what owners come to change. */
export function FeaturedProjectFields() {
  const { oldText, isAsked, handleLink, ...photo } = useAltText();
  return (
    <>
      <div>
        <PhotoField isCropped {...photo} />
        <ImageUrlField onChange={handleLink} />
      </div>
      <AltTextField oldText={oldText} isAsked={isAsked} />
      <TextField name="title" label="Title" whenEmpty="Write a title." />
      <LongTextField
        name="description"
        label="Description"
        whenEmpty="Write what you did for the customer."
      />
      <OrderAndStatusFields />
    </>
  );
}

/** A new photo needs a new alt text: the old one is cleared, so that it is not saved by mistake, but can be put back. */
function useAltText() {
  const form = useForm<{ imageUrl: string; altText: string }>();
  const [oldText, setOldText] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);

  const ask = () => {
    const { imageUrl, altText } = form.getState().values;
    setIsAsked(true);
    if (imageUrl === "" || altText === "") return;
    setOldText(altText);
    form.change("altText", "");
  };

  return {
    oldText,
    isAsked,
    handleLink: (imageUrl: string) => {
      ask();
      form.change("imageUrl", imageUrl);
    },
    onChoose: ask,
    onChange: (imageUrl: string) => {
      form.change("imageUrl", imageUrl);
    },
    onDrop: () => {
      setIsAsked(false);
      setOldText(undefined);
      if (form.getState().values.altText === "") form.change("altText", oldText ?? "");
    },
  };
}

type AltTextFieldProps = {
  /** The previous photo's alt text, if there was one. */
  oldText: string | undefined;
  /** There is a new photo. */
  isAsked: boolean;
};

function AltTextField({ oldText, isAsked }: AltTextFieldProps) {
  const { input, error, isSending } = useFormField<string>("altText");
  const isMissing = input.value.trim() === "" && (isAsked || error !== undefined);
  const isOffered = oldText !== undefined && input.value === "";
  return (
    <Field
      id="altText"
      label="Alt Text"
      hint={`What the ${oldText === undefined ? "" : "new "}picture shows, for people who cannot see it`}
      error={error}
      help={isMissing ? "Write what can be seen in the photo. It is needed to save." : undefined}
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
