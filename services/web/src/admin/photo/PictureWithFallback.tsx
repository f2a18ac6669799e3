import type { ComponentPropsWithoutRef } from "react";

type PictureProps = Omit<ComponentPropsWithoutRef<"img">, "src" | "alt"> & {
  src: string;
  alt: string;
};

/** An image, or a drawn placeholder if it is missing or fails (ui/failedPictures.ts). */
export function PictureWithFallback({ src, alt, ...rest }: PictureProps) {
  return <img {...rest} src={src === "" ? PLACEHOLDER : src} alt={alt} data-has-placeholder="" />;
}

const PLACEHOLDER = "/images/no-picture.svg";
