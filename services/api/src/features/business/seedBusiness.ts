import { constants } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "../../database/connect";
import { createBusinessRepository } from "./businessRepository";
import { convertSite } from "./convertSite";
import { sampleBusiness } from "./sampleBusiness";

/**
 * Stores the business once: from the site.json of an earlier version, or else the sample. Reports what it did. Throws if
 * there is a site.json that cannot be read: the owner's details must not become the sample's without a word.
 */
export async function seedBusiness(database: Database, file = "site.json"): Promise<string> {
  const repository = createBusinessRepository(database);
  if (await repository.read()) return NOTHING;
  const site = await readIfThere(file);
  const business = site === undefined ? sampleBusiness : convertSite(site);
  if (!(await repository.create(business))) return NOTHING;
  return isDeepStrictEqual(business, sampleBusiness)
    ? "Put in the sample business, to be replaced by your own under /admin."
    : "Took over the business details from site.json. From now on they are edited under /admin.";
}

const NOTHING = "Business details: nothing to put in.";

async function readIfThere(file: string): Promise<string | undefined> {
  if (!(await isOpen(dirname(file)))) return undefined;
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // what the file system throws
    if (code === "ENOENT") return undefined;
    throw new Error(`${file} cannot be read (${code}): chmod a+r site.json`);
  }
}

/** A checkout may be closed to the container's user; then it never had a site.json that this user could read. */
async function isOpen(folder: string): Promise<boolean> {
  return access(folder, constants.X_OK).then(
    () => true,
    () => false,
  );
}
