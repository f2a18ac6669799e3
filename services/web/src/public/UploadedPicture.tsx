import {
  photoFocusOf,
  type PhotoFormat,
  photoIdOf,
  photoPath,
  photoWidths,
} from "@ridgeline/contract/photo";
import type { ComponentPropsWithoutRef } from "react";
import { styled } from "styled-components";
import { useWordsLanguage } from "../site/shownBusiness";

type UploadedPictureProps = ComponentPropsWithoutRef<"img"> & {
  picture: { imageUrl: string; altText: string };
  /** How wide it is shown, for the browser's choice of a variant. */
  sizes: string;
  /** On the first screen: loaded at once. */
  isFirst?: boolean;
};

/** A picture of the business or of a project; for an uploaded one the browser picks width and format. */
export function UploadedPicture({ picture, sizes, isFirst, ...rest }: UploadedPictureProps) {
  const lang = useWordsLanguage();
  const id = photoIdOf(picture.imageUrl);
  const focus = photoFocusOf(picture.imageUrl);
  const Image = focus === undefined ? "img" : Focused;
  const image = (
    <Image
      {...rest}
      {...(focus !== undefined && { $focus: focus })}
      src={picture.imageUrl}
      {...(id !== undefined && { srcSet: srcSet(id, "webp"), sizes })}
      alt={picture.altText}
      lang={lang}
      {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
      decoding="async"
    />
  );
  if (id === undefined) return image;
  return (
    <Chosen>
      <source type="image/avif" srcSet={srcSet(id, "avif")} sizes={sizes} />
      {image}
    </Chosen>
  );
}

function srcSet(id: string, format: PhotoFormat): string {
  return photoWidths.map((width) => `${photoPath(id, width, format)} ${width}w`).join(", ");
}

/** A face: 64 px, or `--portrait`. */
export const Portrait = styled(UploadedPicture)`
  flex: none;
  width: var(--portrait, 64px);
  height: var(--portrait, 64px);
  border-radius: 50%;
  object-fit: cover;
`;

/** A frame shows what draws the eye. */
const Focused = styled.img<{ $focus?: string }>`
  object-position: ${({ $focus }) => $focus};
`;

const Chosen = styled.picture`
  display: contents;

  source {
    display: none; /* it would be an item of the row that the picture is in */
  }
`;
