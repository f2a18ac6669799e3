import { startMailServer, type MailServer } from "../../test/mailServer";
import { sampleBusiness } from "../business/sampleBusiness";
import { createMailSender } from "./createMailSender";
import { sendTestNotification } from "./sendTestNotification";

let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.stop());

const sendTest = () =>
  sendTestNotification(
    { email: createMailSender({ smtpUrl: mail.url }, letterhead) },
    sampleBusiness,
    [],
  );
const letterhead = () => Promise.resolve({ business: sampleBusiness, address: undefined });

test("a test message arrives, and says that it is a test", async () => {
  expect(await sendTest()).toEqual([{ channel: "email", device: null, problem: null }]);

  const [message] = mail.mails;
  expect(message?.to).toEqual([sampleBusiness.email]);
  expect(message?.headers).toMatch(/^Subject: Test: Estimate request: /im);
  expect(message?.body).toContain("Test Visitor");
});

test("a test message that does not arrive is reported with the reason", async () => {
  mail.state.behavior = "refuse";

  expect(await sendTest()).toEqual([
    expect.objectContaining({ problem: expect.stringContaining("552 Mailbox full") as string }),
  ]);
});

test("without a channel there is nothing to report", async () => {
  expect(await sendTestNotification({}, sampleBusiness, [])).toEqual([]);
});
