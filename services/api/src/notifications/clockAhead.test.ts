import { randomBytes } from "node:crypto";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { provideChannels } from "../../test/provideChannels";
import { startTestApi } from "../../test/testApi";
import { sampleBusiness } from "../business/sampleBusiness";
import { deleteExpiredCounts } from "../quoteRequests/quoteRequestRepository";

const { api, mail, outbox, receiver, statusOf, submit } = provideChannels();
beforeEach(() => api.database("rateLimits").delete());

/** What was noted until now was noted by a clock that was a week ahead. */
const wasAhead = () => outbox.pass("-7 days");

test("after a clock was a week ahead, what is due is sent, whether it has failed or not", async () => {
  await submit();
  await submit();
  receiver.state.behavior = 500;
  await outbox.deliver("webhook");
  await submit();
  await wasAhead();
  await api.database("outbox").update({
    lastFailedAt: api.database.raw("last_failed_at + interval '7 days'"),
  });
  receiver.state.behavior = 200;

  await outbox.deliver("webhook");

  expect(receiver.calls).toHaveLength(5);
});

test("after a clock was two hours ahead, what has not been tried yet is sent", async () => {
  await submit();
  await outbox.pass("-2 hours");

  await outbox.deliver("webhook");

  expect(receiver.calls).toHaveLength(1);
});

test("after a clock was a week ahead, what was sent then does not count for the hour", async () => {
  await submit();
  await outbox.deliver("webhook");
  await api.database.raw(`INSERT INTO outbox (kind, channel, quote_request_id, sent_at)
    SELECT kind, channel, quote_request_id, sent_at FROM outbox, generate_series(2, 60)
    WHERE channel = 'webhook'`);
  await wasAhead();
  await submit();

  await outbox.deliver("webhook");

  expect(receiver.calls).toHaveLength(2);
});

test("after a clock was a week ahead, neither a delivery nor a failure of then hides what is so now", async () => {
  const ahead = api.database.raw("now() + interval '7 days'");
  await submit();
  await outbox.deliver("webhook");
  await api.database("channelDeliveries").update({ deliveredAt: ahead });
  await submit();
  receiver.state.behavior = 500;
  await outbox.deliver("webhook");
  expect(await statusOf("webhook")).toMatchObject({ isFailing: true, lastDeliveredAt: null });

  await api
    .database("outbox")
    .whereNotNull("lastError")
    .update({ failedAt: ahead, lastFailedAt: ahead });
  receiver.state.behavior = 200;
  await submit();
  await outbox.deliver("webhook");
  expect(await statusOf("webhook")).toMatchObject({ isFailing: false, failure: { at: null } });
});

test("after a clock was a week ahead, limits that were reached then are open, and are forgotten", async () => {
  const limited = await startTestApi({ QUOTE_LIMIT: "1" }, api.database);
  await limited.postQuote(validQuoteRequest, undefined).expect(201);
  await limited.postQuote({ ...validQuoteRequest, fullName: "Bob" }).expect(429);
  await wasAhead();

  await limited.postQuote({ ...validQuoteRequest, fullName: "Cy" }).expect(201);
  await limited.postQuote({ ...validQuoteRequest, fullName: "Di" }).expect(429);
  await wasAhead();
  await deleteExpiredCounts(api.database);
  expect(await api.database("rateLimits")).toEqual([]);
});

test("after a clock was a week ahead, a mailbox, its network and all together are answered again", async () => {
  await api.putBusiness({ ...sampleBusiness, answersByEmail: true });
  const ask = () =>
    submit({ email: "ann@customer.example", fullName: randomBytes(4).toString("hex") });
  await ask();
  await outbox.deliver("customer");
  await api.database("rateLimits").where("key", "like", "confirmation-%").update({ points: 5 });
  await api.database("rateLimits").where({ key: "confirmations" }).update({ points: 30 });
  await wasAhead();
  await api.database("outbox").where({ channel: "customer" }).delete();

  await ask();
  await outbox.deliver("customer");

  expect(mail.mails).toHaveLength(2);
});
