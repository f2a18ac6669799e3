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
type SentRequest = {
  method: string;
  path: string;
  headers: Headers;
  credentials: RequestCredentials;
  body: unknown;
};

/**
 * Replaces `fetch`. It holds the lists of `sampleLists`, which the owner's calls change as the real API would;
 * a test can replace a list, answer a call in its own way, and hold an answer back.
 */
export function createFakeApi() {
  const lists = new Map<string, readonly Row[]>(Object.entries(sampleLists));
  const answers = new Map<string, Answer>();
  const holds = new Map<string, Promise<void>>();
  const requests: SentRequest[] = [];
  let business: object = sampleBusiness;
  let setup: SetupStatus = finishedSetup;

  const answerAsOwner = (call: string, body: unknown): Answer | undefined => {
    switch (call) {
      case "GET /api/admin/business":
        return { body: business };
      case "PUT /api/admin/business": {
        const sent = body as StoredBusiness; // the screen sends nothing else
        business = { ...sent, version: sent.version + 1 };
        return { body: business };
      }
      case "POST /api/admin/heartbeat":
        return { body: { isStored: true, freeDisk: 0.43 } };
      case "GET /api/admin/setup":
        return { body: setup };
      case "PUT /api/admin/samples":
      case "DELETE /api/admin/samples":
        return { status: 204 };
      default:
        return undefined;
    }
  };

  const handleFetch = async (request: Request): Promise<Response> => {
    const { method, headers, credentials } = request;
    const path = new URL(request.url).pathname;
    const text = await request.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    requests.push({ method, path, headers, credentials, body });
    const call = `${method} ${path}`;
    await holds.get(call);
    const answer = answers.get(call) ?? answerAsOwner(call, body);
    return toResponse(answer ?? answerFrom(lists, method, path, body));
  };
  window.fetch = (input, init) => handleFetch(new Request(input, init));

  return {
    setList: (path: `/api/${string}`, rows: readonly Row[]) => {
      lists.set(path, rows);
    },
    /** What is stored for the business, as if another window had saved it; and what is left to do. */
    setBusiness: (stored: object) => {
      business = stored;
    },
    setSetup: (status: SetupStatus) => {
      setup = status;
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
function answerFrom(
  lists: Map<string, readonly Row[]>,
  method: string,
  path: string,
  body: unknown,
): Answer {
  if (path === "/api/quote") return { status: 201, body: {} };
  if (path === "/api/admin/notifications") return { body: silentNotifications };
  const [, listPath = path, id, verb] = /^(.*)\/(\d+)(\/release|\/move)?$/.exec(path) ?? [];
  const rows = lists.get(listPath);
  if (rows === undefined) throw new Error(`The fake API has no ${method} ${path}.`);
  const fields = body as object; // the forms send nothing else
  switch (method) {
    case "POST": {
      if (verb === "/move") return move(lists, listPath, Number(id), fields);
      if (verb !== undefined) return release(lists, rows, Number(id));
      const row = { ...fields, id: rows.length + 100 };
      lists.set(listPath, [...rows, row]);
      return { status: 201, body: row };
    }
    case "PUT":
      lists.set(
        listPath,
        rows.map((row) => (row.id === Number(id) ? { ...row, ...fields } : row)),
      );
      return { body: fields };
    case "DELETE":
      lists.set(
        listPath,
        rows.filter((row) => row.id !== Number(id)),
      );
      return { status: 204 };
    default:
      return { body: rows };
  }
}

/** From the quarantine to the owner's list. */
function release(lists: Map<string, readonly Row[]>, held: readonly Row[], id: number): Answer {
  const listed = lists.get("/api/admin/quote-requests") ?? [];
  lists.set("/api/admin/quote-requests", [...held.filter((row) => row.id === id), ...listed]);
  lists.set(
    "/api/admin/quarantine",
    held.filter((row) => row.id !== id),
  );
  return { status: 204 };
}

/** Past the neighbor. */
function move(lists: Map<string, readonly Row[]>, path: string, id: number, sent: object): Answer {
  const rows = [...(lists.get(path) ?? [])];
  const from = rows.findIndex((row) => row.id === id);
  const to = from + ("direction" in sent && sent.direction === "up" ? -1 : 1);
  rows.splice(to, 0, ...rows.splice(from, 1));
  lists.set(path, rows);
  return { status: 204 };
}
