import { useState } from "react";
import { useForm } from "react-final-form";
import { Wide } from "../../admin/FieldGrid";
import { SortOrderField } from "../../admin/SortOrderField";
import { StatusField } from "../../admin/StatusField";
import { LongTextField, TextField } from "../../form/TextField";
import { AltTextField } from "./AltTextField";
import { ImageUrlField } from "./ImageUrlField";
import { PhotoField } from "./PhotoField";

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
