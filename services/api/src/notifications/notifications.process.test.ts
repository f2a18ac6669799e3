import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startMailServer } from "../../test/mailServer";
import { runApi } from "../../test/runApi";
import { killLeftovers } from "../../test/runBuilt";
import { startTestApi } from "../../test/testApi";

const COUNT = 60;

afterEach(killLeftovers);

test("on SIGTERM the message being sent still arrives, once", async () => {
  const mail = await startMailServer();
  mail.state.delay = 500;
  const api = await startTestApi({ SMTP_URL: mail.url });
  await api.postQuote(validQuoteRequest).expect(201);
  await api.database.raw(
    `INSERT INTO outbox (kind, channel, quote_request_id)
     SELECT kind, channel, quote_request_id FROM outbox, generate_series(2, ?)`,
    [COUNT],
  );

  const process = await runApi({ DATABASE_URL: api.apiUrl, SMTP_URL: mail.url });
  while (mail.state.attempts === 0) await new Promise(setImmediate);
  process.child.kill("SIGTERM");
  expect(await process.exitCode).toBe(0);

  const left = await api.database("outbox").whereNull("sentAt").orderBy("attempts", "desc");
  expect(left[0]).toMatchObject({ attempts: 0 });
  expect(mail.mails).toHaveLength(COUNT - left.length);
  await mail.stop();
});
