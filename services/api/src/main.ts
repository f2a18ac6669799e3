import { startApi } from "./app/startApi";
import { readConfig } from "./config/readConfig";
import { readSite } from "./config/readSite";
import { runProcess } from "./process/runProcess";

await runProcess(async () => {
  const site = readSite();
  const config = readConfig(process.env);
  const { stop } = await startApi({
    config,
    site,
    encoder: new URL("./encoder.js", import.meta.url),
    landing: new URL("../../web/dist/landing/", import.meta.url),
  });
  return stop;
});
