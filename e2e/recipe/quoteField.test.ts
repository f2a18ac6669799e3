import type { RunningSite } from "../servers/runningSite";
import { startServer } from "../servers/startServer";
import { validQuoteRequest } from "../../contract/test/quoteRequests";
import { applyRecipe, compileContract, readRecipe, run } from "./applyRecipe";

const recipe = readRecipe("recipes-quote-field.md");
const files = recipe.map(({ file }) => file);
const copy = applyRecipe(recipe);
const success = { status: 0, output: expect.any(String) as unknown };

beforeAll(() => {
  expect(compileContract(copy)).toEqual(success);
});

test("a field touches at most five product files and one migration", () => {
  const migrations = files.filter((file) => file.startsWith("db/migrations/"));

  expect(migrations).toHaveLength(1);
  expect(files.length - migrations.length).toBeLessThanOrEqual(5);
  expect(recipe.map(({ number }) => number)).toEqual(recipe.map((_, index) => index + 1));
});

test("the changed code type-checks and is formatted", () => {
  expect(run(copy, "tsc", "--project", "services/web")).toEqual(success);
  expect(run(copy, "oxfmt", "--check", ...files)).toEqual(success);
});

test("the field is in the form, on the card, in the spreadsheet, the copied text, the search and the e-mail", () => {
  const table = ["everyField", "everyAnswer", "composeMail", "database/limits"];
  const tests = ["--verbose", "--testPathPatterns", table.join("|")];

  const result = run(copy, "jest", ...tests, "--selectProjects", "api", "web");

  const [, card = ""] = result.output.split("the answer to preferredDate\n");
  expect(result).toEqual(success);
  expect(card.split("\n").slice(0, 5).map(titleOf)).toEqual([
    "is on the owner's wide card",
    "is on the owner's compact card",
    "is in the spreadsheet",
    "is in the copied text",
    "is found by the search",
  ]);
  expect(result.output).toContain("the answer to preferredDate is in the mail about a request");
});

const titleOf = (line: string) => line.replace(/^\s*✓ /, "").replace(/ \(\d+ ms\)$/, "");

describe("the site with the field", () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startServer(copy);
  });
  afterAll(() => site.stop());

  test("stores what a visitor answers, and the owner reads it", async () => {
    const form = await (await fetch(site.url)).text();
    const request = { ...validQuoteRequest, preferredDate: "2027-01-15" };
    const sent = await fetch(`${site.url}/api/quote`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(request),
    });
    const list = await fetch(`${site.url}/api/admin/quote-requests`, {
      headers: { Authorization: `Bearer ${site.adminToken}` },
    });

    expect(form).toMatch(
      /<input[^>]*id="preferredDate"[^>]*type="date"|<input[^>]*type="date"[^>]*id="preferredDate"/,
    );
    expect(sent.status).toBe(201);
    expect(await list.json()).toMatchObject([{ preferredDate: "2027-01-15" }]);
  });
});
