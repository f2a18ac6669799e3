import { setTimeout as wait } from "node:timers/promises";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startMailServer, type MailServer } from "../../test/mailServer";
import { runApi } from "../../test/runApi";
import { killLeftovers } from "../../test/runBuilt";
import { startTestApi, type TestApi } from "../../test/testApi";

const COUNT = 60;

let mail: MailServer;
let api: TestApi;
beforeEach(async () => {
  mail = await startMailServer();
  api = await startTestApi({ SMTP_URL: mail.url });
  await api.postQuote(validQuoteRequest).expect(201);
  await api.database.raw(
    `INSERT INTO outbox (kind, channel, quote_request_id)
     SELECT kind, channel, quote_request_id FROM outbox, generate_series(2, ?)`,
    [COUNT],
  );
});
afterEach(async () => {
  killLeftovers();
  await api.stop();
  await mail.stop();
});

const startProcess = () => runApi({ DATABASE_URL: api.apiUrl, SMTP_URL: mail.url });

const unsent = async () => api.database("outbox").whereNull("sentAt").pluck<number[]>("id");

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20);
}

test("kill -9 during sending loses no message", async () => {
  mail.state.behavior = { delay: 50 };
  const first = await startProcess();
  await until(() => mail.mails.length >= COUNT / 3);
  first.child.kill("SIGKILL");
  await first.exitCode;
  const left = (await unsent()).length;
  expect(left).toBeGreaterThan(0);

  await startProcess();
  await until(async () => {
    // Simulates that the first process's lease has expired.
    await api
      .database("outbox")
      .whereNull("sentAt")
      .update({ dueAt: new Date(0) });
    await wait(500);
    return (await unsent()).length === 0;
  });

  expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(COUNT);
});

test("on SIGTERM the message being sent still arrives, once", async () => {
  mail.state.behavior = { delay: 500 };
  const process = await startProcess();
  await until(() => mail.state.attempts > 0);
  process.child.kill("SIGTERM");
  expect(await process.exitCode).toBe(0);

  expect(mail.mails.length).toBe(COUNT - (await unsent()).length);
  expect(mail.mails.length).toBeLessThan(COUNT);
  expect(await api.database("outbox").whereNull("sentAt").where("attempts", ">", 0)).toEqual([]);
});
