import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { until } from "../servers/theStack";
import { type Browser, proxy } from "./browser";

/** WebKit in a window on a virtual screen, through WebDriver. */
export async function startWebkit(): Promise<Browser> {
  const port = await freePort();
  const screen = ["-a", "-s", "-screen 0 1400x1000x24"];
  const driver = spawn("xvfb-run", [...screen, "WebKitWebDriver", `--port=${port}`], {
    // A process group of its own: xvfb-run does not pass a signal on to what it has started.
    detached: true,
    stdio: "ignore",
    // Its sandbox does not start as root, and CI runs as root.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const ended = once(driver, "exit");
  const call = (method: string, path: string, body?: object) =>
    callDriver(`http://127.0.0.1:${port}${path}`, method, body);
  await until(async () => call("GET", "/status").then(() => true));
  const { sessionId } = (await call("POST", "/session", {
    capabilities: {
      // "eager" makes the next call wait until its time-out; "normal" returns too late to see the first problems.
      alwaysMatch: {
        pageLoadStrategy: "none",
        timeouts: { script: 5000, pageLoad: 10_000 },
        proxy,
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const problems: string[] = [];

  async function evaluate(script: string): Promise<string> {
    const answer = (await call("POST", `${session}/execute/async`, {
      script: evaluateAndReport(script),
      args: [],
    })) as { value?: string; error?: string; problems: string[] };
    problems.push(...answer.problems);
    if (answer.value === undefined) throw new Error(answer.error);
    return answer.value;
  }

  return {
    evaluate,
    open: async (url) => {
      await call("POST", `${session}/url`, { url });
    },
    perform: async (actions) => {
      await call("POST", `${session}/actions`, { actions });
    },
    resize: async (width, height) => {
      await call("POST", `${session}/window/rect`, { width, height });
    },
    takeProblems: () => problems.splice(0),
    close: async () => {
      await call("DELETE", session);
      if (driver.pid !== undefined) process.kill(-driver.pid);
      await ended;
    },
  };
}

async function callDriver(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** WebKit's driver reports no problems, so every document's first script starts to collect them. */
function evaluateAndReport(script: string): string {
  return `
    const done = arguments[0];
    const seen = (window.seenProblems ??= (${collectProblems})());
    (${script}).then(
      (value) => done({ value, problems: seen.splice(0) }),
      (error) => done({ error: String(error), problems: seen.splice(0) }),
    );`;
}

const collectProblems = String(() => {
  const seen: string[] = [];
  window.addEventListener("error", ({ message }) => seen.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) => seen.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    seen.push(`${violatedDirective}: ${blockedURI}`),
  );
  const log = console.error;
  console.error = (...parts: unknown[]) => {
    seen.push(parts.join(" "));
    log(...parts);
  };
  return seen;
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has one
  server.close();
  await once(server, "close");
  return port;
}
