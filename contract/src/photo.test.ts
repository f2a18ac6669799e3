import { formats } from "./jsonSchema";
import { photoIdOf, photoPath } from "./photo";

const id = "3fa85f64-5717-4562-b3fc-2c963f66afa6";

test("a photo's path is a valid imageUrl, and contains its id", () => {
  expect(formats["image-url"](photoPath(id, 960, "webp"))).toBe(true);
  expect(photoIdOf(photoPath(id, 960, "webp"))).toBe(id);
});

test.each([
  "/images/projects/deck.svg",
  `https://x.example/photos/${id}/960.webp`,
  `/photos/${id}`,
  `/photos/${id}/960.webp.svg`,
])("%s is not an uploaded photo", (imageUrl) => expect(photoIdOf(imageUrl)).toBeUndefined());
