import { sampleBusiness } from "../../../test/freshSite";
import { findErrors, toBusiness, toDraft } from "./draft";

test("the form sends the business as it was read", () => {
  expect(toBusiness(toDraft(sampleBusiness), sampleBusiness)).toEqual(sampleBusiness);
  expect(findErrors(toDraft(sampleBusiness), sampleBusiness)).toEqual({});
});

test("a portrait without a description is described by the owner's name", () => {
  const draft = toDraft(sampleBusiness);
  const owner = { name: "Ann Lee", portrait: { imageUrl: "/photos/a.webp", altText: " " } };

  expect(toBusiness({ ...draft, owner }, sampleBusiness).owner?.portrait?.altText).toBe("Ann Lee");
});
