import type { NotificationChannel, NotificationStatus } from "@ridgeline/contract/notifications";
import { validQuoteRequest } from "../../../contract/test/quoteRequests";
import type { Send } from "../src/notifications/notification";
import { createPushSender, makePushKey } from "../src/notifications/push";
import { createPushDeviceRepository } from "../src/notifications/pushDevices";
import { sampleBusiness } from "../src/business/sampleBusiness";
import { startMailServer } from "./mailServer";
import { provide } from "./provide";
import { startPushService } from "./pushService";
import { startOutbox } from "./startOutbox";
import { startTestApi } from "./testApi";
import { startWebhookReceiver } from "./webhookReceiver";

export const owner = "owner@example.com";
export const WEBHOOK_SECRET = "a-secret-to-sign-with-0123456789";
export const VAPID_PRIVATE_KEY = makePushKey();

/** The API and its worker with every channel on, each with a receiver of its own, which is empty before each test. */
export function provideChannels() {
  const mail = provide(startMailServer);
  const receiver = provide(startWebhookReceiver);
  const pushService = startPushService();
  const settings = () => ({
    SMTP_URL: mail.url,
    MAIL_TO: owner,
    MAIL_FROM: "Site <site@example.com>",
    WEBHOOK_URL: `${receiver.url}/T0123/some-token?key=k3y-part`,
    WEBHOOK_SECRET,
    VAPID_PRIVATE_KEY,
    QUOTE_LIMIT: "100000",
    STACK: "oak",
  });
  const api = provide(() => startTestApi(settings()));
  const startWorker = (change: Record<string, string> = {}) => {
    const devices = createPushDeviceRepository(api.database);
    const config = { privateKey: VAPID_PRIVATE_KEY };
    const letterhead = { address: "https://oak.example", business: sampleBusiness };
    const sendPush = createPushSender(config, devices, pushService.post);
    const push: Send = (message) => sendPush(message, letterhead);
    return startOutbox(api.database, { ...settings(), ...change }, { push });
  };
  const outbox = provide(() => startWorker());
  beforeEach(async () => {
    for (const table of ["quoteRequests", "outbox", "pushDevices", "channelDeliveries"]) {
      await api.database(table).delete();
    }
    mail.mails.length = 0;
    Object.assign(mail.state, { delay: 0, refusal: "", mostAtOnce: 0 });
    mail.state.refused.clear();
    receiver.calls.length = 0;
    Object.assign(receiver.state, { behavior: 200, result: 200 });
    pushService.calls.length = 0;
    outbox.logs.length = 0;
  });
  const readStatus = async () =>
    (await api.ownerGet("/api/admin/notifications").expect(200)).body as NotificationStatus; // what the contract says
  return {
    api,
    mail,
    receiver,
    pushService,
    outbox,
    startWorker,
    readStatus,
    statusOf: async (name: NotificationChannel) =>
      (await readStatus()).channels.find(({ channel }) => channel === name),
    submit: (change: object = {}) => api.postQuote({ ...validQuoteRequest, ...change }).expect(201),
  };
}
