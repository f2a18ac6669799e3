import { useField } from "react-final-form";
import { FieldFold } from "./kit/contentFields";
import { useFormField } from "../form";
import { Field } from "../ui/fields";
import { TextInput } from "../ui/TextInput";

/** The picture's address, for those who have one; folded, unless there is something wrong with it. */
export function ImageUrlField({ onChange }: { onChange: (imageUrl: string) => void }) {
  const { input, isSending, ...field } = useFormField<string>("imageUrl");
  // During an upload, the photo's own message says what to do.
  const isUploading = useField<true | undefined>("isUploading").input.value === true;
  const error = isUploading ? undefined : field.error;
  const isMissing = input.value.trim() === "";
  return (
    <FieldFold heading="Use a link" hasError={error !== undefined}>
      <Field
        id="imageUrl"
        label="Image URL"
        hint={`${input.value === "" ? "Needed if there is no photo. " : ""}Starts with https://, or with / for a picture on this site`}
        error={error}
        help={error !== undefined && isMissing ? "Add a photo above, or a link here." : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            {...input}
            readOnly={isSending}
            inputMode="url"
            autoComplete="off"
            dir="auto"
            onChange={({ target }) => {
              if (!isSending) onChange(target.value);
            }}
          />
        )}
      </Field>
    </FieldFold>
  );
}
