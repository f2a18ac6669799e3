import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { photoIdOf, photoPath } from "@ridgeline/contract/photo";
import Expand from "lucide-react/icons/maximize-2";
import type { ReactNode } from "react";

type PictureLinkProps = { project: PublicFeaturedProject; children: ReactNode };

/** Leads to a project's picture at its largest; with script it opens in a dialog (islands/pictures.ts). */
export function PictureLink({ project, children }: PictureLinkProps) {
  const { imageUrl, altText } = project;
  const id = photoIdOf(imageUrl);
  return (
    <a
      href={id === undefined ? imageUrl : photoPath(id, LARGEST, "webp")}
      referrerPolicy="no-referrer"
      aria-label={`Enlarge: ${altText}`}
      data-picture=""
    >
      {children}
      <Expand aria-hidden />
    </a>
  );
}

/** The width of the largest variant; that of a smaller photo has the photo's own width. */
const LARGEST = 1600;
