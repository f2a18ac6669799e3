import { startMailServer, type MailServer } from "../../test/mailServer";
import { sampleBusiness } from "../business/sampleBusiness";
import { sendTestNotification } from "./sendTestNotification";
import { createMailSender } from "./createMailSender";
import { mustEncrypt } from "./mustEncrypt";

jest.mock("./mustEncrypt");

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.stop());

const send = () => {
  const letterhead = () => Promise.resolve({ business: sampleBusiness, address: undefined });
  const email = createMailSender({ smtpUrl: server.url }, letterhead);
  return sendTestNotification({ email }, sampleBusiness, []);
};

test("nothing is sent to a server without TLS if the password must be encrypted", async () => {
  jest.mocked(mustEncrypt).mockReturnValue(true);

  expect(await send()).toMatchObject([
    { channel: "email", problem: expect.stringMatching(/^ETLS/) as string },
  ]);
  expect(server.mails).toEqual([]);
});

test("mail is sent to other servers without TLS", async () => {
  jest.mocked(mustEncrypt).mockReturnValue(false);

  expect(await send()).toMatchObject([{ channel: "email", problem: null }]);
});
