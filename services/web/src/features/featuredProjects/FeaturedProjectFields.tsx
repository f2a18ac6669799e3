import { Wide } from "../../admin/FieldGrid";
import { SortOrderField } from "../../admin/SortOrderField";
import { StatusField } from "../../admin/StatusField";
import { LongTextField, TextField } from "../../form/TextField";
import { ImagePreview } from "./ImagePreview";
import { PhotoUpload } from "./PhotoUpload";

export function FeaturedProjectFields() {
  return (
    <>
      <Wide>
        <TextField name="title" label="Title" />
      </Wide>
      <Wide>
        <LongTextField name="description" label="Description" />
      </Wide>
      <Wide>
        <TextField
          name="imageUrl"
          label="Image URL"
          inputMode="url"
          hint="Starts with https://, or with / for a picture on this site"
        />
        <PhotoUpload />
        <ImagePreview />
      </Wide>
      <Wide>
        <TextField
          name="altText"
          label="Alt Text"
          hint="What the picture shows, for people who cannot see it"
        />
      </Wide>
      <SortOrderField />
      <StatusField />
    </>
  );
}
