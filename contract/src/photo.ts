/** A picture that the owner uploaded is served in these widths and formats; none is enlarged, nor higher than the largest width. */
export const photoWidths = [480, 960, 1600] as const;
export const photoFormats = ["avif", "webp"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Bytes of the largest picture that can be uploaded, and how people say it. */
export const MAX_UPLOAD = 15 * 1024 * 1024;
export const uploadTooLargeMessage =
  "The picture is larger than 15 MB. Please choose a smaller one.";

/** POST the picture itself here, as the owner; the answer is an UploadedPhoto. */
export const PHOTO_UPLOAD_PATH = "/api/admin/photos";

/** `imageUrl` is what a featured project takes: a picture for any <img>, and the others can be told from it. */
export type UploadedPhoto = { imageUrl: string };

export function photoPath(id: string, width: number, format: PhotoFormat): string {
  return `/photos/${id}/${width}.${format}`;
}

/** The id of the uploaded photo that an `imageUrl` names; undefined for any other picture. */
export function photoIdOf(imageUrl: string): string | undefined {
  return /^\/photos\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/\d+\.(?:avif|webp)$/.exec(
    imageUrl,
  )?.[1];
}
