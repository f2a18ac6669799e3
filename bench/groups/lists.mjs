import { load } from "../load.mjs";
import { measureRounds } from "../measure.mjs";
import { writeStaticFile } from "../staticFile.mjs";

/** 2. A public list: from nginx's cache compared with a plain file; from the API compared with bare Node and pg. */
export async function measureLists() {
  await writeStaticFile("services", "/api/services", "gzip, deflate, br");
  await measureRounds("Public list /api/services, 64 clients", [
    { name: "plain file by nginx (limit)", measure: () => loaded("http://static:8080/services") },
    {
      name: "through nginx, cached",
      limit: "plain file by nginx (limit)",
      goal: 0.75,
      measure: () => loaded("http://door:8080/api/services"),
    },
    { name: "bare Node http + pg (limit)", measure: () => loaded("http://bare-list:8080/") },
    {
      name: "the API alone",
      limit: "bare Node http + pg (limit)",
      goal: 0.75,
      measure: () => loaded("http://api:8080/api/services"),
    },
  ]);
}

const loaded = (/** @type {string} */ url) => load(url, { clients: 64 });
