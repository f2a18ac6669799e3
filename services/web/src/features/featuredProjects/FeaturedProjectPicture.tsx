import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { photoIdOf } from "@ridgeline/contract/photo";
import { styled } from "styled-components";
import { screenWidth } from "../../theme";
import { PictureWithFallback } from "../../ui/text/PictureWithFallback";
import { srcSet } from "../../pictures/UploadedPicture";

type FeaturedProjectPictureProps = {
  project: PublicFeaturedProject;
  /** How many there are. */
  of: number;
};

/** A project's picture; for an uploaded photo the browser picks width and format. */
export function FeaturedProjectPicture({ project, of }: FeaturedProjectPictureProps) {
  const { imageUrl, altText } = project;
  const id = photoIdOf(imageUrl);
  const sizes = sizesOf(of);
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
    <Chosen>
      <source type="image/avif" srcSet={srcSet(id, "avif")} sizes={sizes} />
      <PictureWithFallback {...picture} srcSet={srcSet(id, "webp")} sizes={sizes} />
    </Chosen>
  );
}

/** As wide as the pictures in FeaturedProjectGrid are; on a phone the only one fills the row. */
function sizesOf(many: number): string {
  const onPhone = many === 1 ? "calc(100vw - 40px)" : "320px";
  return `${screenWidth.upToPhone} ${onPhone}, ${screenWidth.upToLaptop} calc(50vw - 64px), 344px`;
}

/** The frame shapes its child; the picture fills that. */
const Chosen = styled.picture`
  display: block;
  overflow: hidden;

  > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
