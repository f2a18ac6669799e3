import { startMailServer, type MailServer } from "../../test/mailServer";
import { sampleBusiness } from "../business/sampleBusiness";
import { createMailSender } from "./createMailSender";
import { sendTestNotification } from "./sendTestNotification";

let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.stop());

const sendTest = (smtpUrl = mail.url) =>
  sendTestNotification({ email: createMailSender({ smtpUrl }, letterhead) }, sampleBusiness, []);
const letterhead = () => Promise.resolve({ business: sampleBusiness, address: undefined });

test("a password goes to a server without TLS only if the address says so", async () => {
  const url = `smtp://user:secret@127.0.0.1:${mail.port}`;

  expect((await sendTest(url))[0]?.problem).toMatch(/^ETLS/);
  expect(mail.mails).toEqual([]);
  expect((await sendTest(`${url}?requireTLS=false`))[0]?.problem).toBeNull();
});

test("without a channel there is nothing to report", async () => {
  expect(await sendTestNotification({}, sampleBusiness, [])).toEqual([]);
});
