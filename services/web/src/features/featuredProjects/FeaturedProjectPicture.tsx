import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { photoIdOf } from "@ridgeline/contract/photo";
import { screenWidth } from "../../theme";
import { PictureWithFallback } from "../../ui/text/PictureWithFallback";
import { srcSet } from "../../pictures/UploadedPicture";
import type { ProjectShape } from "./projectShape";

type FeaturedProjectPictureProps = {
  project: PublicFeaturedProject;
  /** How many there are. */
  of: number;
  shape: ProjectShape;
};

/** A project's picture; for an uploaded photo the browser picks width and format. */
export function FeaturedProjectPicture({ project, of, shape }: FeaturedProjectPictureProps) {
  const { imageUrl, altText } = project;
  const id = photoIdOf(imageUrl);
  const sizes = sizesOf(of, shape);
  const picture = {
    src: imageUrl,
    alt: altText,
    width: 800,
    height: 600,
    loading: "lazy",
    decoding: "async",
  } as const;

  if (id === undefined) return <PictureWithFallback {...picture} />;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(id, "avif")} sizes={sizes} />
      <PictureWithFallback {...picture} srcSet={srcSet(id, "webp")} sizes={sizes} />
    </picture>
  );
}

/** As wide as the pictures in FeaturedProjectGrid are at most; on a phone the only one fills the row. */
function sizesOf(many: number, shape: ProjectShape): string {
  const onPhone = many === 1 ? "calc(100vw - 40px)" : "320px";
  const onTablet = shape === "third" ? "calc(50vw - 64px)" : "60vw";
  return `${screenWidth.upToPhone} ${onPhone}, ${screenWidth.upToLaptop} ${onTablet}, ${WIDTHS[shape]}`;
}

const WIDTHS = { third: "344px", half: "542px", corner: "740px", row: "740px" } as const;
