import { startApi } from "./app/startApi";
import { readConfig } from "./config/readConfig";
import { runProcess } from "./process/runProcess";

await runProcess(async () => {
  const config = readConfig(process.env);
  const { stop } = await startApi({
    config,
    encoder: new URL("./encoder.js", import.meta.url),
    documents: new URL("../../web/dist/documents/", import.meta.url),
  });
  return stop;
});
