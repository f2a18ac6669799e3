import { load } from "../load.mjs";
import { measureRounds } from "../measure.mjs";
import { writeStaticFile } from "../staticFile.mjs";

/** 1. The landing page's HTML, compared with the same bytes as a plain file. */
export async function measureLanding() {
  await writeStaticFile("landing", "/", "br");
  await measureRounds("Landing page HTML, 64 clients", [
    { name: "plain file by nginx (limit)", measure: () => loaded("http://static:8080/landing") },
    {
      name: "through nginx",
      limit: "plain file by nginx (limit)",
      goal: 0.9,
      measure: () => loaded("http://door:8080/"),
    },
  ]);
}

const loaded = (/** @type {string} */ url) => load(url, { clients: 64 });
