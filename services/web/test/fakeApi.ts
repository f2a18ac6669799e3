import { STATUS_CODES } from "node:http";
import { finishedSetup } from "../../../contract/test/finishedSetup";
import { sampleBusiness } from "./freshSite";
import { silentNotifications } from "./sampleNotifications";
import { sampleLists } from "./sampleLists";

/** What the API answers: a status (200) and a body, an object as JSON and a string as text; or no answer at all. */
export type Answer =
  | { status?: number; body?: unknown; headers?: Record<string, string> }
  | "no network";
type Call = `${"GET" | "POST" | "PUT" | "DELETE"} /api/${string}` | `GET /zips/${string}`;
type SentRequest = Pick<Request, "method" | "headers"> & { path: string; body: unknown };

/** What is read, unless a test says otherwise. */
const usual = {
  ...sampleLists,
  "/api/admin/business": sampleBusiness,
  "/api/admin/setup": finishedSetup,
  "/api/admin/notifications": silentNotifications,
  "/api/admin/heartbeat": { isStored: true, freeDisk: 0.43, certificateProblem: null },
};

/**
 * Replaces `fetch`, answers from a table and records what was sent. A change is answered as if it were stored, but changes
 * nothing: what is read afterwards is what the test has set.
 */
export function createFakeApi() {
  const read = new Map<string, unknown>(Object.entries(usual));
  const answers = new Map<string, Answer>();
  const holds = new Map<string, Promise<void>>();
  const requests: SentRequest[] = [];

  const handleFetch = async (request: Request): Promise<Response> => {
    const { method, headers } = request;
    const path = new URL(request.url).pathname;
    const text = await request.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    requests.push({ method, path, headers, body });
    await holds.get(`${method} ${path}`);
    const answer = answers.get(`${method} ${path}`);
    if (answer !== undefined) return toResponse(answer);
    if (method === "GET" && !read.has(path)) throw new Error(`The fake API has no ${path}.`);
    return toResponse(
      body === undefined && read.has(path) ? { body: read.get(path) } : stored(method, path, body),
    );
  };
  window.fetch = (input, init) => handleFetch(new Request(input, init));

  return {
    /** What is read at this path from now on. */
    set: (path: `/${string}`, body: unknown) => void read.set(path, body),
    /** From now on this call gets this answer; without one, the usual answer again. */
    answer: (call: Call, answer?: Answer) => {
      if (answer === undefined) answers.delete(call);
      else answers.set(call, answer);
    },
    /** Keeps this call waiting until the returned function is called. */
    hold: (call: Call) => {
      let release = () => {};
      holds.set(call, new Promise((resolve) => (release = resolve)));
      return () => {
        holds.delete(call);
        release();
      };
    },
    /** The requests of one call so far, oldest first. */
    sent: (call: Call) => requests.filter(({ method, path }) => `${method} ${path}` === call),
  };
}

function stored(method: string, path: string, body: unknown): Answer {
  if (method === "DELETE" || path.endsWith("/release")) return { status: 204 };
  if (!path.startsWith("/api/admin/")) return { status: 201, body: { status: "received" } };
  if (method === "POST") return { status: 201, body: { id: 100, ...Object(body) } as object };
  if (path !== "/api/admin/business")
    return { body: { id: Number(path.split("/").pop()), ...Object(body) } as object };
  const { version = 0 } = Object(body) as { version?: number };
  return { body: { ...Object(body), version: version + 1 } as object };
}

function toResponse(answer: Answer): Response {
  if (answer === "no network") throw new TypeError("Failed to fetch");
  const { status = 200, body, headers = {} } = answer;
  if (status === 204) return new Response(null, { status });
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return new Response(text, { status, statusText: STATUS_CODES[status] ?? "", headers });
}
