import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readApiRole, readDatabaseUrl } from "./readDatabaseUrl";

const url = "postgres://ann:p%40ss@db.example:5432/ridgeline";
const ca = join(mkdtempSync(join(tmpdir(), "ridgeline-")), "ca.pem");
writeFileSync(ca, "a certificate");

test("without a CA file the URL is unchanged", () => {
  expect(readDatabaseUrl({ DATABASE_URL: url })).toBe(url);
  expect(readDatabaseUrl({})).toBeUndefined();
});

test.each(["", "?sslmode=require", "?sslmode=no-verify"])(
  "with a CA file %j becomes TLS that checks the authority and the name",
  (query) => {
    const read = readDatabaseUrl({ DATABASE_URL: url + query, DATABASE_CA_FILE: ca }) ?? "";

    expect(read.startsWith(`${url}?`)).toBe(true);
    expect(Object.fromEntries(new URL(read).searchParams)).toEqual({
      sslmode: "verify-full",
      sslrootcert: ca,
    });
  },
);

test("sslmode=disable stays", () => {
  const plain = `${url}?sslmode=disable`;

  expect(readDatabaseUrl({ DATABASE_URL: plain, DATABASE_CA_FILE: ca })).toBe(plain);
});

test("a missing CA file is reported in a sentence", () => {
  expect(() => readDatabaseUrl({ DATABASE_URL: url, DATABASE_CA_FILE: "/none.pem" })).toThrow(
    "DATABASE_CA_FILE: cannot read /none.pem",
  );
});

test.each([
  ["postgres://ann%40b:secret@db.example/ridgeline", "ann@b"],
  ["postgres://db.example/ridgeline", undefined],
  [undefined, undefined],
])("the API's role in the URL %j is %j", (apiUrl, role) => {
  expect(readApiRole({ DATABASE_URL: url, DATABASE_API_URL: apiUrl })).toBe(role);
});

test("a DATABASE_API_URL that is no URL is reported in a sentence", () => {
  expect(() => readApiRole({ DATABASE_API_URL: "ann" })).toThrow(
    /^DATABASE_API_URL: expected an address such as postgres:/,
  );
});
