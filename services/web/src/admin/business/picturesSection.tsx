import Image from "lucide-react/icons/image";
import { Group } from "./sectionLayout";
import type { SectionKind } from "./sectionKind";
import { PictureField } from "./PictureField";

export const picturesSection: SectionKind = {
  id: "pictures",
  title: "Pictures",
  about: "Logo, first screen, About",
  Icon: Image,
  shownAt: [
    { href: "/", label: "See the first screen" },
    { href: "/#about", label: "See About" },
  ],
  fields: (
    <>
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
    </>
  ),
};
