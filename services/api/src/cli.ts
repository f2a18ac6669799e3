import { exportSite, importSite } from "./commands/content";
import { migrateDatabase, prepareSite, prepareStack } from "./commands/database";
import { deleteQuote, exportQuotes, holdQuote, purgeQuotes } from "./commands/quotes";
import { keepFromInput, makeSecrets, printToken, renewToken } from "./commands/secrets";
import { checkEverySetting } from "./commands/checkEverySetting";
import { printStatus } from "./commands/status";
import { withDatabase } from "./commands/withDatabase";
import { parseNumber } from "./http/parseInput";
import { resendFailed } from "./notifications/outbox";
import { countOf, print } from "./process/print";
import { runCommand } from "./process/runProcess";

type Command = [words: string, what: string, run: (argument: string) => Promise<void> | void];

/** Every command of the operator: its words (one in capitals is an argument), and what it does. */
const commands: readonly Command[] = [
  ["content export", "prints the business and the content as JSON", exportSite],
  ["content import FILE", "takes them from a file, or from standard input: -", importSite],
  ["quotes export", "prints everything stored about each quote request as JSON", exportQuotes],
  ["quotes delete ID", "deletes one, wherever it is", (id) => deleteQuote(toId(id))],
  ["quotes hold ID", "moves one from the owner's list to spam", (id) => holdQuote(toId(id))],
  [
    "quotes purge --older-than DAYS",
    "deletes old ones, spam too",
    (days) => purgeQuotes(toDays(days)),
  ],
  ["notify resend --failed", "retries all failed messages", resendAllFailed],
  ["status", "prints the state of the site: disk, business, backup, notifications", printStatus],
  ["settings", "checks the settings in the environment", () => checkEverySetting(process.env)],
  ["migrate", "runs the missing migrations", () => withDatabase(migrateDatabase)],
  ["seed", "migrates, and fills a new database with the sample", () => withDatabase(prepareSite)],
  ["prepare", "creates the stack's two roles in the database, then does the same", prepareStack],
  ["secrets make", "generates the stack's secrets, and publishes them to its volumes", makeSecrets],
  ["secrets token", "prints the admin token", printToken],
  ["secrets renew", "replaces the admin token", renewToken],
  ["secrets keep admin-token", "stores it from standard input", () => keepFromInput("admin-token")],
  ["secrets keep push-key", "stores it from standard input", () => keepFromInput("push-key")],
];

async function resendAllFailed(): Promise<void> {
  const count = await withDatabase(resendFailed);
  print(`${countOf(count, "notification")} will be sent again.`);
}

await runCommand(async () => {
  const given = process.argv.slice(2);
  for (const [words, , run] of commands) {
    const argument = match(words.split(" "), given);
    if (argument !== undefined) return run(argument);
  }
  throw new Error(describeUse(given[0]));
});

/** The argument, "" if the command takes none, undefined if these are not its words. */
function match(words: readonly string[], given: readonly string[]): string | undefined {
  if (words.length !== given.length) return undefined;
  const isArgument = (word: string) => word === word.toUpperCase();
  if (!words.every((word, index) => isArgument(word) || word === given[index])) return undefined;
  return given[words.findIndex(isArgument)] ?? "";
}

function describeUse(first: string | undefined): string {
  const named = commands.filter(([words]) => words.split(" ")[0] === first);
  const lines = (named.length > 0 ? named : commands).map(
    ([words, what]) => `  ${words.padEnd(36)}${what}`,
  );
  return ["Usage: npm run --silent cli -- COMMAND", ...lines].join("\n");
}

function toId(text: string): number {
  const id = parseNumber(text);
  if (id === undefined) throw new Error(`An ID is a whole number from 1, not '${text}'.`);
  return id;
}

function toDays(text: string): number {
  const days = parseNumber(text);
  if (days === undefined)
    throw new Error(`--older-than: expected a whole number of days from 1, received '${text}'`);
  return days;
}
