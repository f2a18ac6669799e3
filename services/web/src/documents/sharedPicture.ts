import type { Business } from "@ridgeline/contract/business";
import { photoIdOf, sharedPhoto } from "@ridgeline/contract/photo";

/** What stands for the site elsewhere: the hero, in the form that others show if it was uploaded here. */
export function sharedPictureOf({ pictures: { hero } }: Business): {
  path: string;
  isJpeg: boolean;
} {
  if (!hero) return { path: "/og.jpg", isJpeg: true };
  const id = photoIdOf(hero.imageUrl);
  if (id === undefined) return { path: hero.imageUrl, isJpeg: false };
  return { path: `/photos/${id}/${sharedPhoto.file}`, isJpeg: true };
}
