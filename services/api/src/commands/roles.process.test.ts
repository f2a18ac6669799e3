import { killLeftovers, runBuilt } from "../../test/runBuilt";
import { createDatabase } from "../../../../db/test/createDatabase";

afterEach(killLeftovers);

test("a DATABASE_PASSWORD that was set after the first start is explained", async () => {
  const url = await createDatabase();
  const wrong = new URL(url);
  wrong.password = "set-later";

  const { exitCode, output } = runBuilt("commands/roles.js", {
    DATABASE_SUPERUSER_URL: wrong.href,
    DATABASE_URL: url,
    DATABASE_API_URL: url,
  });

  expect(await exitCode).toBe(1);
  expect(output()).toBe(
    "DATABASE_PASSWORD is not the database's: it takes effect only before the first start. In .env put back what it was then, or remove it if it was not set.\n",
  );
});
