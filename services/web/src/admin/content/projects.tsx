import { checkFeaturedProject } from "@ridgeline/contract/checks/checkFeaturedProject";
import {
  type FeaturedProject,
  type FeaturedProjectInput,
  featuredProjectKind,
} from "@ridgeline/contract/featuredProject";
import { Images } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useField, useForm } from "react-final-form";
import { styled } from "styled-components";
import { LongTextField, TextField, useFormField } from "../../form";
import { radius, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Field, TextInput } from "../../ui/fields";
import { LongText } from "../../ui/text";
import type { AdminKind } from "../kit/adminKind";
import { createWording } from "../kit/wording";
import { ContentCard, Order } from "../kit/ContentCard";
import { FieldFold, OrderAndStatusFields } from "../kit/contentFields";
import { crudHooks } from "../kit/crudHooks";
import { PhotoField, PictureWithFallback } from "../photo/PhotoField";

export const adminFeaturedProjects: AdminKind<FeaturedProjectInput> = {
  path: featuredProjectKind.path,
  wording: createWording(featuredProjectKind),
  about: "Pictures of finished work.",
  Icon: Images,
  check: checkFeaturedProject,
  ...crudHooks<FeaturedProjectInput>(featuredProjectKind.path),
  nameOf: ({ title }) => title,
  textsOf: ({ title, description, altText }) => [title, description, altText],
  renderCard: (project, actions) => <ManagedProject project={project} actions={actions} />,
  renderFields: () => <FeaturedProjectFields />,
  editTitle: "Edit Project",
  adviceOn: (projects) =>
    projects.some(isDrawing)
      ? "Some of these pictures are drawings that came with the site. Replace them with photos of your own work, which visitors trust: Edit, then Replace. A photo taken with the phone held sideways fits the frame best."
      : undefined,
  add: {
    label: "Add Project",
    blank: { title: "", description: "", imageUrl: "", altText: "", isActive: true, sortOrder: 0 },
    emptyHint: "Add a project and it will show on the site at once.",
  },
};

/** True for the pictures of the starter projects. */
function isDrawing({ imageUrl }: FeaturedProjectInput): boolean {
  return imageUrl.startsWith("/images/projects/");
}

type ManagedProjectProps = { project: FeaturedProject; actions: ReactNode };

/** One featured project in the owner's list. */
function ManagedProject({ project, actions }: ManagedProjectProps) {
  return (
    <ContentCard
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
      lead={<Order value={project.sortOrder} />}
      isActive={project.isActive}
      actions={actions}
    >
      <h2 dir="auto">{project.title}</h2>
      <Description text={project.description} />
    </ContentCard>
  );
}

/** The photo first, with its texts next to it, since it is what owners come to change. */
function FeaturedProjectFields() {
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

/** The picture's address, for those who have one; folded, unless there is something wrong with it. */
function ImageUrlField({ onChange }: { onChange: (imageUrl: string) => void }) {
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

const Picture = styled(PictureWithFallback)`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  margin-bottom: ${space.s2};
  border-radius: ${radius.medium};
  object-fit: cover;
`;

const Description = styled(LongText)`
  margin-top: ${space.s1};
`;
