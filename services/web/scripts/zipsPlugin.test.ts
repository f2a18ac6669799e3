import { stateCodes } from "@ridgeline/contract/place";
import { execFileSync } from "node:child_process";
import type { makeZipFiles } from "./zipsPlugin.mjs";

/** By Node itself: in Jest's world it takes ten times as long. */
const MAKE = `import { makeZipFiles } from "./zipsPlugin.mjs";
  process.stdout.write(JSON.stringify(await makeZipFiles()))`;
const made = execFileSync(process.execPath, ["--input-type=module", "--eval", MAKE], {
  cwd: import.meta.dirname,
  encoding: "utf8",
  maxBuffer: 2 ** 26,
});
const files = JSON.parse(made) as Awaited<ReturnType<typeof makeZipFiles>>;

test.each([
  ["55802", ["Duluth", "MN", 46.77, -92.09, "America/Chicago"]],
  ["00716", ["Ponce", "PR", 17.98, -66.6, "America/Puerto_Rico"]],
  ["30545", ["Helen", "GA", 34.69, -83.74, "America/New_York"]],
  ["34952", ["Port St. Lucie", "FL", 27.29, -80.3, "America/New_York"]],
  ["78501", ["McAllen", "TX", 26.22, -98.24, "America/Chicago"]],
  ["00624", ["Peñuelas", "PR", 18.06, -66.72, "America/Puerto_Rico"]],
  ["32501", ["Pensacola", "FL", 30.42, -87.22, "America/Chicago"]],
  ["47708", ["Evansville", "IN", 37.97, -87.57, "America/Chicago"]],
])("the ZIP %s is %j", (zip, place) => {
  expect(files[zip.slice(0, 3)]?.zips[zip]).toEqual(place);
});

test("each state has ZIPs, and a middle; a file has at most 12 kB", () => {
  const places = Object.values(files).flatMap(({ zips }) => Object.values(zips));
  expect(new Set(places.map(([, state]) => state))).toEqual(new Set(stateCodes));
  expect(new Set(Object.keys(files["states"]?.zips ?? {}))).toEqual(new Set(stateCodes));
  const sizes = Object.values(files).map((file) => JSON.stringify(file).length);
  expect(Math.max(...sizes)).toBeLessThan(12_000);
});

test("the towns around a ZIP are those of its neighborhood", () => {
  const names = files["558"]?.towns.map(([city]) => city);
  expect(names).toEqual(expect.arrayContaining(["Duluth", "Superior", "Hermantown", "Cloquet"]));
  expect(names).not.toContain("Minneapolis");
});
