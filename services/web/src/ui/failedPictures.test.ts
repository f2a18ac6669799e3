import { replaceFailedPictures } from "./failedPictures";

const PLACEHOLDER = "/images/no-picture.svg";

function show(html: string): HTMLImageElement | null {
  document.body.innerHTML = html;
  return document.querySelector("img");
}

beforeAll(() => replaceFailedPictures());

test("a picture that fails to load becomes a placeholder with the same alt text and no variants", () => {
  const picture = show(
    '<picture><source srcset="/b.avif"><img src="/a.png" srcset="/a.webp" alt="A porch" data-has-placeholder></picture>',
  );

  picture?.dispatchEvent(new Event("error"));

  expect(picture?.getAttribute("src")).toBe(PLACEHOLDER);
  expect(picture?.alt).toBe("A porch");
  expect(picture?.hasAttribute("srcset")).toBe(false);
  expect(document.querySelector("source")).toBeNull();
});

test("a picture that failed before the script has loaded is replaced, too", () => {
  const picture = show('<img src="/a.png" alt="" data-has-placeholder>');
  Object.defineProperty(picture, "complete", { value: true });

  replaceFailedPictures();

  expect(picture?.getAttribute("src")).toBe(PLACEHOLDER);
});

test("any other picture stays as it is", () => {
  const picture = show('<img src="/a.png" alt="">');

  picture?.dispatchEvent(new Event("error"));

  expect(picture?.getAttribute("src")).toBe("/a.png");
});

test("a link around a picture that failed is no longer a link", () => {
  const picture = show(
    '<a href="/a.png" aria-label="Enlarge: A porch" data-picture><img src="/a.png" alt="A porch" data-has-placeholder></a>',
  );

  picture?.dispatchEvent(new Event("error"));

  expect(picture?.parentElement?.getAttributeNames()).toEqual([]);
});
