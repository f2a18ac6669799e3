import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../servers/root";
import { makeFolder } from "./fakeDocker";

test("after the way back the site's scripts stay, and those of the newer version go after a month", () => {
  const [build, home] = [makeFolder(), makeFolder()];
  const script = readFileSync(path.join(ROOT, "deploy/publishSite.sh"), "utf8")
    .replace("/app/services/web/dist/site", build)
    .replace("/srv/ridgeline", home);
  const published = path.join(home, "site/assets");
  const publish = (version: string) => {
    rmSync(path.join(build, "assets"), { recursive: true, force: true });
    mkdirSync(path.join(build, "assets"));
    writeFileSync(path.join(build, `assets/quote-${version}.js`), version);
    execFileSync("bash", ["-c", script]);
  };
  for (const version of ["one", "two", "one"]) publish(version);
  for (const name of readdirSync(published)) utimesSync(path.join(published, name), 0, 0);

  publish("one");

  expect(readdirSync(published)).toEqual(["quote-one.js"]);
});
