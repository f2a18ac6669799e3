import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

export type ReceivedMail = { to: string[]; headers: string; body: string; messageId: string };

/** What the server does with a message after reading it; all but `accept` and a delay leave it undelivered. */
type MailBehavior = "accept" | "refuse" | "drop" | { delay: number };

/** A complete SMTP server on a free port of this machine; `mails` holds what it accepted. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const state = { behavior: "accept" as MailBehavior, attempts: 0 }; // the first of its values
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, callback) => {
      void buffer(stream).then(async (bytes) => {
        state.attempts += 1;
        const { behavior } = state;
        if (behavior === "drop") {
          for (const socket of sockets) socket.destroy();
          return;
        }
        if (behavior === "refuse") {
          callback(Object.assign(new Error("Mailbox full"), { responseCode: 552 }));
          return;
        }
        if (typeof behavior === "object") await wait(behavior.delay);
        mails.push(parse(bytes, session));
        callback();
      });
    },
  });
  server.on("error", () => {}); // a client that was killed
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo; // a TCP server has one
  return {
    mails,
    state,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

function parse(bytes: Buffer, session: SMTPServerSession): ReceivedMail {
  const [headers = "", ...rest] = bytes.toString("utf8").split("\r\n\r\n");
  return {
    to: session.envelope.rcptTo.map(({ address }) => address),
    headers: headers.replaceAll(/\r\n[ \t]+/g, " "),
    body: decodeQuotedPrintable(rest.join("\r\n\r\n")),
    messageId: /^Message-ID: (.*)$/im.exec(headers)?.[1] ?? "",
  };
}

function decodeQuotedPrintable(text: string): string {
  const latin1 = text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(latin1, "latin1").toString("utf8");
}
