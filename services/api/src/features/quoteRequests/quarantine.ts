import type { Database } from "../../database/connect";

export type Quarantined = Readonly<{
  id: number;
  quarantinedAt: Date;
  fullName: string;
  phone: string;
  serviceType: string;
  projectDetails: string;
}>;

/** What was set aside, oldest first. */
export async function listQuarantine(database: Database): Promise<Quarantined[]> {
  return quarantine(database)
    .select<Quarantined[]>([
      "id",
      "quarantinedAt",
      "fullName",
      "phone",
      "serviceType",
      "projectDetails",
    ])
    .orderBy(["quarantinedAt", "id"]);
}

/** Puts one into the owner's list, at the time at which it came; false where it is not in quarantine. */
export async function releaseRequest(database: Database, id: number): Promise<boolean> {
  return (await quarantine(database).where({ id }).update({ quarantinedAt: null })) > 0;
}

/** Deletes what has been set aside for more than so many days; returns how many. */
export async function purgeQuarantine(database: Database, days: number): Promise<number> {
  const limit = database.raw("now() - ? * interval '1 day'", [days]);
  return quarantine(database).where("quarantinedAt", "<", limit).delete();
}

function quarantine(database: Database) {
  return database("quoteRequests").whereNotNull("quarantinedAt");
}
