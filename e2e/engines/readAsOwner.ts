import type { RunningSite } from "../servers/runningSite";

/** A list from the site's API, which also has those of the owner. */
export async function readAsOwner<Item>(site: RunningSite, path: string): Promise<Item[]> {
  const headers = { Authorization: `Bearer ${site.adminToken}` };
  return (await (await fetch(site.url + path, { headers })).json()) as Item[];
}
