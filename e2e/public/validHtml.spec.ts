import { HtmlValidate } from "html-validate";
import { expect, test } from "../support/test";

const standard = new HtmlValidate({ extends: ["html-validate:standard"] });

test("every page is valid HTML", async ({ request }) => {
  for (const path of ["/", "/privacy", "/terms", "/nowhere", "/admin"]) {
    const html = await (await request.get(path)).text();
    const { results } = await standard.validateString(html);

    expect(
      results.flatMap(({ messages }) => messages),
      path,
    ).toEqual([]);
  }
});
