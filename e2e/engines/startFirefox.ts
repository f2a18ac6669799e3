import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { WebSocket } from "undici";
import { type Browser, proxy } from "./browser";

type Call = (method: string, params?: object) => Promise<unknown>;
type LogEntry = { level: string; text: string };
type Message = {
  id?: number;
  method?: string;
  params?: LogEntry;
  result?: unknown;
  error?: string;
  message?: string;
};

/** NS_BINDING_ABORTED: a font that a page was still loading when the next one was opened. */
const ABORTED = "status=2152398850";

/** Firefox without a window, through WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), "ridgeline-firefox-"));
  const flags = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const firefox = spawn(process.env["FIREFOX_PATH"] ?? "firefox-esr", flags, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: profile },
  });
  const address = await readAddress(firefox.stderr);
  const problems: string[] = [];
  const call = await connect(`${address}/session`, ({ level, text }) => {
    if (level === "error" && !text.includes(ABORTED)) problems.push(text);
  });
  await call("session.new", { capabilities: { alwaysMatch: { proxy } } });
  await call("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = (await call("browsingContext.getTree")) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context;

  return {
    open: async (url) => {
      await call("browsingContext.navigate", { context, url, wait: "none" });
    },
    evaluate: async (script) => {
      const answer = (await call("script.callFunction", {
        functionDeclaration: `async () => ${script}`,
        awaitPromise: true,
        target: { context },
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!answer.result) throw new Error(answer.exceptionDetails?.text);
      return answer.result.value;
    },
    perform: async (actions) => {
      await call("input.performActions", { context, actions });
    },
    resize: async (width, height) => {
      await call("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    takeProblems: () => problems.splice(0),
    close: async () => {
      await call("browser.close");
      await ended(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox prints where it listens. */
function readAddress(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    output.on("data", (part: Buffer) => {
      text += part.toString();
      const address = /WebDriver BiDi listening on (\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    });
    output.once("end", () => reject(new Error(`Firefox ended: ${text}`)));
  });
}

async function connect(address: string, onLog: (entry: LogEntry) => void): Promise<Call> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === "log.entryAdded" && message.params) onLog(message.params);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`No connection to ${address}`)));
  });
  let last = 0;
  return async (method, params = {}) => {
    const id = ++last;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message ?? ""}`);
    return result;
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) await once(child, "exit");
}
