import type { RunningSite } from "../servers/runningSite";

/** Reads a list from the site's API as the owner. */
export async function readAsOwner<Item>(site: RunningSite, path: string): Promise<Item[]> {
  const headers = { Authorization: `Bearer ${site.adminToken}` };
  return (await (await fetch(site.url + path, { headers })).json()) as Item[];
}
