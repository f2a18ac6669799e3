import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { UploadedPicture } from "./UploadedPicture";
import { screenWidth } from "../theme";
import type { ProjectShape } from "./projectShape";

type FeaturedProjectPictureProps = {
  project: PublicFeaturedProject;
  /** How many there are. */
  of: number;
  shape: ProjectShape;
};

/** A project's picture, or a drawn placeholder if it fails (ui/failedPictures.ts). */
export function FeaturedProjectPicture({ project, of, shape }: FeaturedProjectPictureProps) {
  return (
    <UploadedPicture
      picture={project}
      sizes={sizesOf(of, shape)}
      width={800}
      height={600}
      data-has-placeholder=""
    />
  );
}

/** The widest that FeaturedProjectGrid shows its pictures; on a phone, a single one fills the row. */
function sizesOf(many: number, shape: ProjectShape): string {
  const onPhone = many === 1 ? "calc(100vw - 40px)" : "320px";
  const onTablet = shape === "third" ? "calc(50vw - 64px)" : "60vw";
  return `${screenWidth.upToPhone} ${onPhone}, ${screenWidth.upToLaptop} ${onTablet}, ${WIDTHS[shape]}`;
}

const WIDTHS = { third: "344px", half: "542px", corner: "740px", row: "740px" } as const;
