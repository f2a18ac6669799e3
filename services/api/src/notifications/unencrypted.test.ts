import { startMailServer, type MailServer } from "../../test/mailServer";
import { sampleBusiness } from "../business/sampleBusiness";
import { sendTestNotification } from "./sendTestNotification";
import { createMailSender } from "./createMailSender";

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.stop());

const send = async (query = "") => {
  const smtpUrl = `smtp://user:secret@127.0.0.1:${server.port}${query}`;
  const letterhead = () => Promise.resolve({ business: sampleBusiness, address: undefined });
  const email = createMailSender({ smtpUrl }, letterhead);
  return (await sendTestNotification({ email }, sampleBusiness, []))[0]?.problem;
};

test("nothing is sent with a password to a server without TLS", async () => {
  expect(await send()).toMatch(/^ETLS/);
  expect(server.mails).toEqual([]);
});

test("mail is sent there if the address says so", async () => {
  expect(await send("?requireTLS=false")).toBeNull();
  expect(server.mails).toHaveLength(1);
});
