import { STATUS_CODES } from "node:http";
import type { StoredBusiness } from "@ridgeline/contract/business";
import type { SetupStatus } from "@ridgeline/contract/setup";
import { finishedSetup } from "../../../contract/test/finishedSetup";
import { sampleBusiness } from "./freshSite";
import { silentNotifications } from "./sampleNotifications";
import { sampleLists } from "./sampleLists";

/** What the API answers: a status (200) and a body, an object as JSON and a string as text; or no answer at all. */
export type Answer = { status?: number; body?: unknown } | "no network";
type Call = `${"GET" | "POST" | "PUT" | "DELETE"} /api/${string}`;
type Row = { id: number };
type Lists = Map<string, readonly Row[]>;
type SentRequest = Pick<Request, "method" | "headers" | "credentials"> & {
  path: string;
  body: unknown;
};

/**
 * Replaces `fetch`. It holds the lists of `sampleLists`, which the owner's calls change as the real API would;
 * a test can replace a list, answer a call in its own way, and hold an answer back.
 */
export function createFakeApi() {
  const lists: Lists = new Map(Object.entries(sampleLists));
  /** What is not a list. */
  const usual = new Map<string, Answer>([
    ["POST /api/quote", { status: 201, body: {} }],
    ["GET /api/admin/business", { body: sampleBusiness }],
    ["GET /api/admin/setup", { body: finishedSetup }],
    ["GET /api/admin/notifications", { body: silentNotifications }],
    [
      "POST /api/admin/heartbeat",
      { body: { isStored: true, freeDisk: 0.43, certificateProblem: null } },
    ],
  ]);
  const answers = new Map<string, Answer>();
  const holds = new Map<string, Promise<void>>();
  const requests: SentRequest[] = [];
  const setBusiness = (body: object) => {
    usual.set("GET /api/admin/business", { body });
  };

  const handleFetch = async (request: Request): Promise<Response> => {
    const { method, headers, credentials } = request;
    const path = new URL(request.url).pathname;
    const text = await request.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    requests.push({ method, path, headers, credentials, body });
    const call = `${method} ${path}`;
    await holds.get(call);
    const answer = answers.get(call);
    if (answer !== undefined) return toResponse(answer);
    if (call !== "PUT /api/admin/business")
      return toResponse(usual.get(call) ?? answerFrom(lists, method, path, body));
    const sent = body as StoredBusiness; // the screen sends nothing else
    setBusiness({ ...sent, version: sent.version + 1 });
    return toResponse(usual.get("GET /api/admin/business") ?? {});
  };
  window.fetch = (input, init) => handleFetch(new Request(input, init));

  return {
    setList: (path: `/api/${string}`, rows: readonly Row[]) => {
      lists.set(path, rows);
    },
    /** What is stored for the business, as if another window had saved it; and what is left to do. */
    setBusiness,
    setSetup: (status: SetupStatus) => {
      usual.set("GET /api/admin/setup", { body: status });
    },
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

function toResponse(answer: Answer): Response {
  if (answer === "no network") throw new TypeError("Failed to fetch");
  const { status = 200, body } = answer;
  if (status === 204) return new Response(null, { status });
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return new Response(text, { status, statusText: STATUS_CODES[status] ?? "" });
}

/** What the real API would do with a valid request. */
function answerFrom(lists: Lists, method: string, path: string, body: unknown): Answer {
  const [, listPath = path, key] = /^(.*)\/(\d+)$/.exec(path) ?? [];
  const rows = lists.get(listPath);
  if (rows === undefined) throw new Error(`The fake API has no ${method} ${path}.`);
  const id = Number(key);
  const others = rows.filter((row) => row.id !== id);
  const fields = body as object; // the forms send nothing else
  if (method === "GET") return { body: rows };
  if (method === "PUT") {
    const changed = rows.map((row) => (row.id === id ? { ...row, ...fields } : row));
    lists.set(listPath, changed);
    return { body: fields };
  }
  if (method === "DELETE") {
    lists.set(listPath, others);
    return { status: 204 };
  }
  const row = { ...fields, id: rows.length + 100 };
  lists.set(listPath, [...rows, row]);
  return { status: 201, body: row };
}
