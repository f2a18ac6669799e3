import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";

/** Sends bytes to the server at `url` and leaves the connection open. */
export function sendRaw(url: string, bytes: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {}); // the server may reset it
  socket.write(bytes);
  return socket;
}

/** Everything that the server sends until it closes the connection. */
export async function answerTo(url: string, bytes: string): Promise<string> {
  return text(sendRaw(url, bytes));
}
