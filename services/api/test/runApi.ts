import { runBuilt } from "./runBuilt";
import { ADMIN_TOKEN } from "./testApi";

/** Starts the built API on a port that the system chooses; resolves once it listens. */
export async function runApi(environment: Record<string, string>) {
  const api = runBuilt("main.js", { ADMIN_TOKEN, PORT: "0", ...environment });
  const [, port = ""] = await api.says(/"port":(\d+),"msg":"listening"/);
  return { ...api, origin: `http://127.0.0.1:${port}` };
}
