import { Image, Undo2 } from "lucide-react";
import { useRef } from "react";
import { useForm } from "react-final-form";
import { TextField } from "../../form";
import { Stack } from "../../ui/layout";
import { FlushButton } from "../kit/adminLayout";
import { PhotoField } from "../forms/PhotoField";
import { CheckField, Group, Wide } from "../forms/fieldGroups";
import type { SectionKind } from "./section";
import { useText } from "../forms/typed";

export const picturesSection: SectionKind = {
  id: "pictures",
  title: "Pictures",
  Icon: Image,
  valueOf: ({ pictures: { logo, hero, about } }) =>
    [logo && "Logo", hero && "First screen", about && "About"].filter(Boolean).join(", ") ||
    "The site's drawings",
  shownAt: { "/": "See the first screen", "/#about": "See About" },
  fields: (
    <>
      <Group
        legend="Logo"
        hint="In the header, beside the name. Without one the site shows a small drawing."
      >
        <PictureField name="pictures.logo" label="Logo" aspect="auto" width="240px" />
        <Wide>
          <CheckField name="logoHasName" label="My logo contains the name" />
        </Wide>
      </Group>
      <Group
        legend="First screen"
        hint="Behind the headline: wide and calm, with your work or your hills. A photo taken with the phone held sideways fits best."
      >
        <PictureField
          name="pictures.hero"
          label="Picture of the first screen"
          aspect="16 / 9"
          width="560px"
        />
      </Group>
      <Group legend="About" hint="You, your crew or your truck; taken with the phone held upright.">
        <PictureField
          name="pictures.about"
          label="Picture of About"
          aspect="640 / 760"
          width="280px"
        />
      </Group>
    </>
  ),
};

type PictureFieldProps = {
  /** The object's name in the form: "pictures.hero". */
  name: string;
  label: string;
  /** Width to height of its frame on the page; "auto" for none. */
  aspect: string;
  width: string;
};

/** One of the business's own pictures: uploaded as it is, and shown in the frame that it will have on the site. */
export function PictureField({ name, label, aspect, width }: PictureFieldProps) {
  const form = useForm();
  const root = useRef<HTMLDivElement>(null);
  const isLogo = name === "pictures.logo"; // its text is the name
  const imageUrl = useText(`${name}.imageUrl`);
  useText(`${name}.altText`);

  const remove = () => {
    form.batch(() => {
      form.change(`${name}.imageUrl`, "");
      form.change(`${name}.altText`, "");
    });
    root.current?.querySelector("button")?.focus();
  };

  return (
    <Wide as={Stack} $gap="s2" ref={root}>
      <div>
        <PhotoField
          within={`${name}.`}
          about={label}
          aspect={aspect}
          width={width}
          hint="JPEG, PNG or WebP, up to 15 MB."
        />
      </div>
      {imageUrl !== "" && (
        <>
          {!isLogo && (
            <TextField
              name={`${name}.altText`}
              label="What the picture shows"
              hint="For people who cannot see it"
            />
          )}
          <FlushButton onClick={remove}>
            <Undo2 />
            <span>Remove the picture</span>
          </FlushButton>
        </>
      )}
    </Wide>
  );
}
