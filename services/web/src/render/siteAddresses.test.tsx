import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RouteObject } from "react-router-dom";
import { adminRoutes } from "../pages/admin/adminRoutes";
import { siteAddresses } from "./siteAddresses";

const { adminPages, login, publicLists } = siteAddresses();

test("the admin pages are the routes of the admin area", () => {
  expect(findDifferences(adminPages, adminRoutes)).toEqual([]);
});

test("an admin page without a route is found, and so is a route that is no admin page", () => {
  const pages = [...adminPages, "/admin/page-only"];
  const routes = [...adminRoutes, { children: [{ path: "/admin/route-only" }] }];

  expect(findDifferences(pages, routes)).toEqual(["/admin/page-only", "/admin/route-only"]);
});

test("nginx gets a location for each admin page, with and without a slash, and each public list, and no others", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "ridgeline-")), "addresses.json");
  writeFileSync(file, JSON.stringify({ adminPages, login, publicLists }));

  const snippet = execFileSync(process.execPath, [WRITE_ADDRESSES, file], { encoding: "utf8" });

  const locations = [...snippet.matchAll(/^location = (\S+) \{/gm)].map(([, address]) => address);
  const pages = adminPages.flatMap((address) => [address, `${address}/`]);
  expect(locations).toEqual([...pages, ...publicLists]);
});

test("an address that nginx could misread is refused", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "ridgeline-")), "addresses.json");
  writeFileSync(file, JSON.stringify({ adminPages: ["/admin/a b"], publicLists }));

  const write = () => execFileSync(process.execPath, [WRITE_ADDRESSES, file], { stdio: "pipe" });

  expect(write).toThrow("/admin/a b");
});

const WRITE_ADDRESSES = path.resolve("deploy/nginx/writeAddresses.mjs");

/** The addresses that are only in one of the two. */
function findDifferences(pages: readonly string[], routes: RouteObject[]): string[] {
  const routed = routes.flatMap(pathsOf).filter((address) => address !== "*");
  return [
    ...pages.filter((page) => !routed.includes(page)),
    ...routed.filter((address) => !pages.includes(address)),
  ];
}

function pathsOf({ path: own, children = [] }: RouteObject): string[] {
  return [...(own === undefined ? [] : [own]), ...children.flatMap(pathsOf)];
}
