import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** A complete SMTP server on a free port of this machine; `mails` holds what it accepted. */
export async function startMailServer({ hasTls = false } = {}) {
  const mails: ReturnType<typeof parse>[] = [];
  const state = {
    /** Milliseconds until it answers a message that it has read. */
    delay: 0,
    /** What it waits for before that. */
    held: Promise.resolve(),
    /** What it refuses every message with, if it does. */
    refusal: "",
    attempts: 0,
    /** Connections that were open at the same time. */
    mostAtOnce: 0,
    /** What a recipient is refused with. */
    refused: new Map<string, string | number>(),
  };
  const server = new SMTPServer({
    disabledCommands: hasTls ? ["AUTH"] : ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1, // milliseconds that it waits for its clients
    onConnect: (_session, callback) => {
      state.mostAtOnce = Math.max(state.mostAtOnce, server.connections.size);
      callback();
    },
    onRcptTo: ({ address }, _session, callback) => {
      const said = state.refused.get(address);
      if (said === undefined) callback();
      else callback(refusal(`${said} Not now`));
    },
    onData: (stream, session, callback) => {
      const read = async () => {
        const bytes = await buffer(stream);
        state.attempts += 1;
        if (state.refusal !== "") {
          callback(refusal(state.refusal));
          return;
        }
        await state.held;
        await wait(state.delay);
        mails.push(parse(bytes, session));
        callback();
      };
      read().catch(() => {}); // cut off by a client that was killed
    },
  });
  server.on("error", () => {}); // a client that was killed
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo; // a TCP server has one
  return {
    mails,
    state,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** As a server says it: "550 5.1.1 No such user". */
function refusal(said: string): Error {
  const [, responseCode, message] = /^(\d{3}) (.*)$/.exec(said) ?? [];
  return Object.assign(new Error(message), { responseCode: Number(responseCode) });
}

function parse(bytes: Buffer, session: SMTPServerSession) {
  const [headers = "", ...rest] = bytes.toString("utf8").split("\r\n\r\n");
  return {
    to: session.envelope.rcptTo.map(({ address }) => address),
    greeting: session.hostNameAppearsAs,
    headers: headers.replaceAll(/\r\n[ \t]+/g, " "),
    body: decodeQuotedPrintable(rest.join("\r\n\r\n")),
  };
}

function decodeQuotedPrintable(text: string): string {
  const latin1 = text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(latin1, "latin1").toString("utf8");
}
