// Runs in its own container, so with its own address. Opens connections, sends a byte now and then, and reopens closed
// ones. node holdConnections.mjs headers|heads|bodies|uploads COUNT HOST; prints every second how many are open.
import { connect } from "node:net";

const [kind, count, host] = process.argv.slice(2);
const line = `X-Long: ${"x".repeat(7900)}`;
/** @type {Record<string, string>} */
const starts = {
  headers: "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
  heads: `GET / HTTP/1.1\r\nHost: localhost\r\n${`${line}\r\n`.repeat(3)}${line.slice(0, 7000)}`,
  bodies:
    "POST /api/quote HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20000\r\n\r\n",
  // The largest body that nginx takes before it asks the API, all but its last byte.
  uploads: `PUT /api/admin/business HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ADDRESS\r\nContent-Length: 262144\r\n\r\n${"x".repeat(262_143)}`,
};
let open = 0;
let cut = 0;

function hold() {
  const socket = connect(8080, host, () => {
    open += 1;
    socket.write((starts[kind ?? ""] ?? "").replace("ADDRESS", `198.51.100.${begun % 50}`));
  });
  const drip = setInterval(() => kind !== "uploads" && socket.write("x"), 2000);
  socket.on("error", () => {});
  socket.on("data", () => {});
  socket.on("close", () => {
    clearInterval(drip);
    open -= 1;
    cut += 1;
    setTimeout(hold, 500);
  });
}

let begun = 0;
setInterval(() => {
  for (let n = 0; n < 100 && begun < Number(count); n += 1, begun += 1) hold();
}, 20);
setInterval(() => console.log(JSON.stringify({ begun, open, cut })), 1000);
