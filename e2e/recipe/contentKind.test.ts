import type { RunningSite } from "../servers/runningSite";
import { startServer } from "../servers/startServer";
import { applyRecipe, compileContract, readRecipe, run } from "./applyRecipe";

const recipe = readRecipe("recipes-content-kind.md");
const files = recipe.map(({ file }) => file);
const copy = applyRecipe(recipe);
const success = { status: 0, output: expect.any(String) as unknown };

beforeAll(() => {
  expect(compileContract(copy)).toEqual(success);
});

test("a kind without a public section touches at most 8 product files", () => {
  const product = files.filter((file) => !/(^|\/)(test|e2e)\//.test(file));

  expect(product.length).toBeLessThanOrEqual(8);
  expect(recipe.map(({ number }) => number)).toEqual(recipe.map((_, index) => index + 1));
});

test.each(["contract", "db", "services/api", "services/web", "e2e"])(
  "%s type-checks",
  (project) => {
    expect(run(copy, "tsc", "--project", project)).toEqual(success);
  },
);

test("its files are formatted and pass the linters", () => {
  expect(run(copy, "oxfmt", "--check", ...files)).toEqual(success);
  expect(run(copy, "eslint", "--max-warnings", "0", ...files)).toEqual(success);
  expect(run(copy, "oxlint", ...files)).toEqual(success);
});

test("the unit and API tests pass", () => {
  const tests = [
    "content/content",
    "database/limits",
    "db/migrate",
    "documents/documents",
    "managedAreas",
  ];
  const projects = ["--selectProjects", "api", "web"];

  expect(run(copy, "jest", ...projects, "--testPathPatterns", tests.join("|"))).toEqual(success);
});

describe("the site with the kind", () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startServer(copy);
  });
  afterAll(() => site.stop());

  test("has its admin page", async () => {
    expect((await fetch(`${site.url}/admin/team-members`)).status).toBe(200);
    expect((await fetch(`${site.url}/admin/team-member`)).status).toBe(404);
  });

  test("has its API", async () => {
    const headers = {
      Authorization: `Bearer ${site.adminToken}`,
      "Content-Type": "application/json",
    };
    const body = JSON.stringify({ name: "Dale" });

    const created = await fetch(`${site.url}/api/admin/team-members`, {
      method: "POST",
      headers,
      body,
    });

    expect(created.status).toBe(201);
    expect(await (await fetch(`${site.url}/api/team-members`)).json()).toEqual([
      { id: 1, name: "Dale" },
    ]);
    expect((await fetch(`${site.url}/api/admin/team-members`)).status).toBe(401);
  });
});
