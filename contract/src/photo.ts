import type { BusinessColors } from "./colors";

/** The widths and formats of an uploaded photo. It is never enlarged. */
export const photoWidths = [480, 960, 1600] as const;
/** The name of the variant that shows all of a cropped photo, and its longer side at most. */
export const WHOLE_PHOTO = 2000;
/** Width by height of the frame; what does not fit is cut off, unless the picture is kept whole. */
export const photoAspect = 4 / 3;
export const photoFormats = ["avif", "webp"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** The upload limit in bytes, and for people. */
export const MAX_UPLOAD = 15 * 1024 * 1024;
export const uploadTooLargeMessage =
  "The picture is larger than 15 MB. Please choose a smaller one.";

/** The owner POSTs the picture itself here; the response is an UploadedPhoto. */
export const PHOTO_UPLOAD_PATH = "/api/admin/photos";
/** The same for a picture that must not be cropped, such as a portrait: it keeps the point that draws the eye. */
export const WHOLE_PHOTO_UPLOAD_PATH = `${PHOTO_UPLOAD_PATH}?shape=whole`;
/** The same without its margin, and without a white ground. */
export const LOGO_UPLOAD_PATH = `${PHOTO_UPLOAD_PATH}?shape=logo`;

/** The error of a field whose upload is no longer on the server. */
export const photoGoneMessage = "This photo is no longer on the server. Please choose it again.";

/** `imageUrl` is for a featured project: it works in any <img>, and the other variants can be derived from it. */
export type UploadedPhoto = { imageUrl: string };

/** What the pixels of a logo say. */
export type LogoFacts = {
  /** None of a white logo. */
  colors?: BusinessColors;
  /** Too pale for paper, too: it needs a dark plate there. */
  isLight: boolean;
  /** Wider than 8:1. */
  isWide: boolean;
  /** Its darkest large part; not of one with a ground of its own. */
  darkest?: string;
};

export function logoFactsPath(id: string): `/api/${string}` {
  return `${PHOTO_UPLOAD_PATH}/${id}/logo`;
}

export function photoPath(id: string, width: number, format: PhotoFormat): string {
  return `/photos/${id}/${width}.${format}`;
}

/** The id of the uploaded photo at this `imageUrl`; undefined for any other picture. */
export function photoIdOf(imageUrl: string): string | undefined {
  return /^\/photos\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/\d+\.(?:avif|webp)(?:#[\d,]{1,9})?$/.exec(
    imageUrl,
  )?.[1];
}

/** What draws the eye in a photo that is not cropped: "50% 20%", from "/photos/.../960.webp#50,20". */
export function photoFocusOf(imageUrl: string): string | undefined {
  const [, x, y] = /^\/photos\/[^#]+#(\d{1,3}),(\d{1,3})$/.exec(imageUrl) ?? [];
  return x === undefined || y === undefined ? undefined : `${x}% ${y}%`;
}

/** For link previews, of which many take neither WebP nor a picture that does not tell its size. */
export const sharedPhoto = { file: "1200x630.jpg", width: 1200, height: 630 };
