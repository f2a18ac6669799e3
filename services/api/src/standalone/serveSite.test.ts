import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import request from "supertest";
import { serveSite } from "./serveSite";

const login = "/admin/login";
const adminPages = ["/admin", login, "/admin/service-areas"];

const site = createServer(
  serveSite(buildSite(), (_request, response) => response.end("from the API")),
);

test.each([
  ["/admin", "the shell"],
  ["/admin/service-areas", "the shell"],
  [login, "the login"],
])("%s is %s, not stored and not indexed", async (address, text) => {
  const { headers } = await request(site).get(address).expect(200, text);

  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
});

test.each(["/admin/team-members", "/admin/services/1", "/admin/Login", "/admin/team/"])(
  "%s, which the web build does not list, is the shell with 404",
  async (address) => {
    await request(site).get(address).expect(404, "the shell");
  },
);

test.each([
  ["/admin/", "/admin"],
  ["/admin/service-areas/", "/admin/service-areas"],
  ["/admin/login/?a=%2F&b", "/admin/login?a=%2F&b"],
])("%s leads to %s", async (address, target) => {
  await request(site).get(address).expect(301).expect("Location", target);
});

test("an unknown address is the not-found page", async () => {
  await request(site).get("/nothing").expect(404, "the not-found page");
});

test.each(["/", "/?from=mail", "/index.html", "/api/services", "/photos/1/480.webp"])(
  "%s goes to the API",
  async (address) => {
    await request(site).get(address).expect(200, "from the API");
  },
);

/** A web build of as few files as serveSite needs. */
function buildSite(): string {
  const directory = mkdtempSync(join(tmpdir(), "ridgeline-"));
  mkdirSync(join(directory, "site"));
  writeFileSync(join(directory, "site/admin.html"), "the shell");
  writeFileSync(join(directory, "site/admin-login.html"), "the login");
  writeFileSync(join(directory, "site/404.html"), "the not-found page");
  writeFileSync(join(directory, "headers.json"), JSON.stringify({ headers: {}, assetHeaders: {} }));
  writeFileSync(join(directory, "addresses.json"), JSON.stringify({ adminPages, login }));
  return directory;
}
