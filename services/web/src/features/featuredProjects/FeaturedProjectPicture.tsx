import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { photoIdOf, photoPath, photoWidths, type PhotoFormat } from "@ridgeline/contract/photo";
import { styled } from "styled-components";
import { screenWidth } from "../../theme";
import { PictureWithFallback } from "../../ui/PictureWithFallback";

/** As wide as the pictures in FeaturedProjectGrid are. */
const SIZES = `${screenWidth.upToPhone} 320px, ${screenWidth.upToLaptop} calc(50vw - 64px), 344px`;

/** A project's picture; for an uploaded photo the browser picks width and format. */
export function FeaturedProjectPicture({ project }: { project: PublicFeaturedProject }) {
  const { imageUrl, altText } = project;
  const id = photoIdOf(imageUrl);
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
      <source type="image/avif" srcSet={srcSet(id, "avif")} sizes={SIZES} />
      <PictureWithFallback {...picture} srcSet={srcSet(id, "webp")} sizes={SIZES} />
    </Chosen>
  );
}

function srcSet(id: string, format: PhotoFormat): string {
  return photoWidths.map((width) => `${photoPath(id, width, format)} ${width}w`).join(", ");
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
