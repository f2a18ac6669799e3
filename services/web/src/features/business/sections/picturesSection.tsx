import Image from "lucide-react/icons/image";
import { fillDraft } from "../draft/fillDraft";
import { Group, SectionGrid } from "../sectionLayout";
import type { SectionKind } from "../sectionKind";
import { blankPicture, PictureField, type PictureDraft, toPicture } from "./PictureField";

type PicturesDraft = { pictures: Record<"logo" | "hero" | "about", PictureDraft> };

const blank: PicturesDraft = {
  pictures: { logo: blankPicture, hero: blankPicture, about: blankPicture },
};

export const picturesSection: SectionKind<PicturesDraft> = {
  id: "pictures",
  title: "Pictures",
  about: "Logo, first screen, About",
  Icon: Image,
  shownAt: [
    { href: "/", label: "See the first screen" },
    { href: "/#about", label: "See About" },
  ],
  draftOf: (business) => fillDraft(blank, business),
  toFields: ({ pictures: { logo, hero, about } }) => ({
    pictures: { logo: toPicture(logo), hero: toPicture(hero), about: toPicture(about) },
  }),
  renderFields: () => <PicturesFields />,
};

function PicturesFields() {
  return (
    <SectionGrid>
      <Group
        legend="Logo"
        hint="In the header, beside the name. The drawn roof until there is one."
      >
        <PictureField name="pictures.logo" label="Logo" aspect="auto" width="240px" />
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
    </SectionGrid>
  );
}
