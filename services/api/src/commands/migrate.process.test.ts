import { killLeftovers, runBuilt } from "../../test/runBuilt";
import { createDatabase } from "../../../../db/test/createDatabase";

afterEach(killLeftovers);

test("8 processes migrate a fresh database at once: none fails, and each step runs once", async () => {
  const url = await createDatabase();
  const runs = Array.from({ length: 8 }, () =>
    runBuilt("cli.js", { DATABASE_URL: url }, ["migrate"]),
  );

  const codes = await Promise.all(runs.map(({ exitCode }) => exitCode));

  const said = runs.map(({ output }) => output().trim());
  expect({ codes, said }).toMatchObject({ codes: Array<number>(8).fill(0) });
  expect(said.filter((line) => line === "The database is up to date.")).toHaveLength(7);
  expect(said.filter((line) => /^Migrated: 001_content, .*\.$/.test(line))).toHaveLength(1);
});
