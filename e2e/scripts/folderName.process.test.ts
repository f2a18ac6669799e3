import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../servers/root";
import { makeFolder, removeFakes } from "./fakeDocker";

afterEach(removeFakes);

test("the site is built in a folder whose name has a #, a space and a %", () => {
  const checkout = path.join(makeFolder(), "my site #2 50%25");
  const filter = (file: string) => !/\/(node_modules|dist)$/.test(file);
  for (const part of ["contract", "services/web", "tsconfig.json", "package.json"])
    cpSync(path.join(ROOT, part), path.join(checkout, part), { recursive: true, filter });
  for (const packages of ["node_modules", "services/web/node_modules"])
    symlinkSync(path.join(ROOT, packages), path.join(checkout, packages));

  execFileSync(process.execPath, ["services/web/scripts/buildSite.mjs"], {
    cwd: checkout,
    stdio: "pipe",
  });

  const built = path.join(checkout, "services/web/dist");
  const [script = "none"] =
    /\/assets\/quote-[^" ]+\.js/.exec(
      readFileSync(path.join(built, "documents/build.json"), "utf8"),
    ) ?? [];
  expect(existsSync(path.join(built, "site", script))).toBe(true);
});
