import { checkFeaturedProjectInput } from "@ridgeline/contract/checks";
import {
  type FeaturedProjectInput,
  featuredProjectKind,
} from "@ridgeline/contract/featuredProject";
import { readLink } from "@ridgeline/contract/link";
import { Images } from "lucide-react";
import { useField, useForm } from "react-final-form";
import { styled } from "styled-components";
import { LongTextField, TextField, useFormField } from "../../form";
import { media, radius, space } from "../../theme";
import { Button } from "../../ui/Button";
import { LongText } from "../../ui/text";
import { useGetBusinessQuery } from "../business/businessApi";
import { ContentCard } from "../lists/ContentCard";
import { FieldFold } from "../forms/fieldGroups";
import { OrderAndStatusFields, TitleField } from "./contentFields";
import { type AdminKind, contentKind } from "../lists/adminKind";
import { PhotoField, PictureWithFallback } from "../forms/PhotoField";
import { UPLOADING } from "../forms/photoUpload";

export const adminFeaturedProjects: AdminKind<FeaturedProjectInput> = {
  ...contentKind<FeaturedProjectInput>(featuredProjectKind),
  Icon: Images,
  check: checkFeaturedProjectInput,
  nameOf: ({ title }) => title,
  textsOf: ({ title, description, altText }) => [title, description, altText],
  renderCard: (project, actions) => (
    <ContentCard
      item={project}
      picture={
        <Picture
          src={project.imageUrl}
          alt={project.altText}
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
        />
      }
      actions={actions}
    >
      <h2 dir="auto">{project.title}</h2>
      <LongText text={project.description} />
    </ContentCard>
  ),
  /** The photo first, with its texts next to it, since it is what owners come to change. */
  renderFields: () => (
    <>
      <div>
        <PhotoField
          isCropped
          hint="JPEG, PNG or WebP, up to 15 MB. Its card shows a 4:3 part of it; enlarged, visitors see all of it."
        >
          <ImageUrlField />
        </PhotoField>
      </div>
      <ProjectTitle />
      <AltTextField />
      <LongTextField
        name="description"
        label="Description"
        whenEmpty="Write what you did for the customer."
      />
      <OrderAndStatusFields />
    </>
  ),
  noun: "Project",
  adviceOn: (projects) =>
    projects.some(({ imageUrl }) => imageUrl.startsWith("/images/projects/"))
      ? "Some of these pictures are drawings that came with the site. Replace them with photos of your own work, which visitors trust: Edit, then Replace. A photo taken with the phone held sideways fits the frame best."
      : undefined,
  add: {
    blank: { title: "", description: "", imageUrl: "", altText: "", isActive: true, sortOrder: 0 },
  },
};

/** The alternative text is made of title and town, until the owner changes it. */
function ProjectTitle() {
  const { data: business } = useGetBusinessQuery();
  const suggest = (title: string) =>
    title.trim() === "" || !business ? "" : `${title.trim()} in ${business.address.city}`;
  return <TitleField follower="altText" suggest={suggest} />;
}

/** The picture's address, for owners who have one; folded unless it is wrong. */
function ImageUrlField() {
  const form = useForm();
  const { meta } = useField<string>("imageUrl", { subscription: { pristine: true } });
  const { input, error, isSending } = useFormField<string>("imageUrl");

  const handleBlur = () => {
    const typed = input.value;
    const address = /^\/[^/]/.test(typed.trim()) ? typed : readLink(typed);
    if (!isSending && meta.pristine === false && address !== typed) input.onChange(address);
  };

  return (
    <FieldFold heading="Use a link" hasError={error !== undefined}>
      <div onBlur={handleBlur}>
        <TextField
          name="imageUrl"
          label="Image URL"
          hint={`${input.value === "" ? "Needed if there is no photo. " : ""}Starts with https://, or with / for a picture on this site`}
          whenEmpty="Add a photo above, or a link here."
          inputMode="url"
          show={(address) => (address === UPLOADING ? "" : address)}
          onTyped={() => {
            // Like another photo, it leaves the old one's alt text behind.
            if (meta.pristine && input.value !== "") form.change("altText", "");
          }}
        />
      </div>
    </FieldFold>
  );
}

/** Emptied by another picture; the old text is offered. */
function AltTextField() {
  const { input } = useFormField<string>("altText");
  const oldText = String(useField<string>("altText").meta.initial ?? "");
  const picture = useField<string>("imageUrl").meta;
  const isOther = picture.dirty === true && picture.initial !== "";
  return (
    <div>
      <TextField
        name="altText"
        label="Alt Text"
        hint={`What the ${isOther ? "new " : ""}picture shows, for people who cannot see it`}
        whenEmpty="Write what can be seen in the photo. It is needed to save."
      />
      {isOther && input.value === "" && (
        <OldText variant="line" onClick={() => input.onChange(oldText)}>
          <span>
            Keep “<span dir="auto">{oldText}</span>”
          </span>
        </OldText>
      )}
    </div>
  );
}

const OldText = styled(Button)`
  max-width: 100%;
  margin-top: ${space.s1};
  text-align: start;
`;

const Picture = styled(PictureWithFallback)`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  margin-bottom: ${space.s2};
  border-radius: ${radius.medium};
  object-fit: cover;

  ${media.upToPhone} {
    float: inline-start;
    width: 7rem;
    margin: 4px 12px ${space.s1} 0;
  }
`;
