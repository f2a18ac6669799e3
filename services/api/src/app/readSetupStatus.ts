import { photoIdOf } from "@ridgeline/contract/photo";
import type { SetupStatus } from "@ridgeline/contract/setup";
import type { Config } from "../config/readConfig";
import type { Database } from "../database/connect";
import type { ReadBusiness } from "../business/readBusiness";
import { isSample, picturesOf, sampleSections } from "../business/sampleBusiness";
import { listProjectImages } from "../content/contentRepository";
import { createSampleRepository } from "../content/sampleRepository";
import { readNotificationStatus } from "../notifications/readNotificationStatus";

type Dependencies = { config: Config; database: Database; readBusiness: ReadBusiness };

/** What is left to do until the site is the owner's own. */
export async function readSetupStatus(dependencies: Dependencies): Promise<SetupStatus> {
  const { config, database, readBusiness } = dependencies;
  const business = await readBusiness();
  const { channels } = await readNotificationStatus({
    database,
    config: config.notifications,
    readBusiness: () => Promise.resolve(business),
  });
  const pictures = [...picturesOf(business), ...(await listProjectImages(database, true))];
  return {
    isSample: isSample(business),
    sampleSections: sampleSections(business),
    sampleItems: await createSampleRepository(database).count(),
    hasOwnPhotos: pictures.some((url) => photoIdOf(url) !== undefined),
    isSomebodyNotified: channels.some(({ isOn }) => isOn),
    address: config.address ?? null,
    hasOffsiteBackup: config.hasOffsiteBackup,
  };
}
