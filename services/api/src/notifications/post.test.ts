import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { post } from "./post";

/** What `post` makes of this answer with 403. */
async function postTo(answer: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(403);
    answer(response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has one
  try {
    return await post(new URL(`http://127.0.0.1:${port}`), { body: "x", headers: {} });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("a refusal is read", async () => {
  const answer = await postTo((response) => response.end('{"reason":"BadJwtToken"}'));

  expect(answer).toEqual({ status: 403, said: '{"reason":"BadJwtToken"}' });
});

test("of an endless refusal only the beginning is read", async () => {
  const answer = await postTo((response) => {
    const pour = () => {
      while (response.write("é".repeat(1000)));
    };
    response.on("drain", pour);
    pour();
  });

  expect(answer).toEqual({ status: 403, said: "é".repeat(200) });
});

test("a refusal that never ends, or is cut off, counts as far as it came", async () => {
  const startTimeout = AbortSignal.timeout.bind(AbortSignal);
  const timeout = jest.spyOn(AbortSignal, "timeout");
  timeout.mockImplementation((time) => startTimeout(time === 2000 ? 100 : time));

  expect(await postTo((response) => response.write("slow"))).toEqual({ status: 403, said: "slow" });
  timeout.mockRestore();
  const cut = await postTo((response) => response.write("cut", () => response.destroy()));
  expect(cut).toEqual({ status: 403, said: "cut" });
});
