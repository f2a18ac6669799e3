import { startApi } from "./app/startApi";
import { readConfig } from "./config/readConfig";
import { readSite } from "./config/readSite";
import { runProcess } from "./process/runProcess";

await runProcess(async () => {
  const site = readSite();
  const config = readConfig(process.env);
  const encoder = new URL("./encoder.js", import.meta.url);
  const { stop } = await startApi({ config, site, encoder });
  return stop;
});
