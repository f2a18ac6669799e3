import { readConfig } from "../config/readConfig";
import { readDatabaseUrl } from "../config/readDatabaseUrl";
import { runCommand } from "../process/runProcess";

/** Generated at the first start; the files may not exist yet. */
const standIns = {
  ADMIN_TOKEN: "0123456789abcdef01234567",
  DATABASE_URL: "postgres://ridgeline_api@database/ridgeline",
};
const set = Object.entries(process.env).filter(([, value]) => value !== "");
const environment = { ...standIns, ...Object.fromEntries(set), VAPID_PRIVATE_KEY_FILE: "" };

/** Checks the settings of the API's container without starting anything; for deploy/checkContainers.sh. */
await runCommand(async () => {
  const problems = [
    await problemOf(() => readConfig(environment)),
    await problemOf(() => readDatabaseUrl(environment, "DATABASE_API_URL")),
  ];
  if (problems.some(Boolean)) throw new Error(problems.filter(Boolean).join("\n"));
});

async function problemOf(read: () => unknown): Promise<string> {
  try {
    await read();
    return "";
  } catch (error) {
    return (error as Error).message; // the readers throw nothing else
  }
}
