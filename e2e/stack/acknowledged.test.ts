import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import {
  changeBusiness,
  containersOf,
  docker,
  dockerMeanwhile,
  freeze,
  isFull,
  isHealthy,
  postForm,
  postQuote,
  psql,
  stackProject,
  until,
} from "../servers/theStack";

// Acknowledged means stored, whatever fails: with mail and answers to customers, whose worker uses the same connections.

const [web = ""] = containersOf("web");
const database = `${stackProject}-database-1`;
const mailServer = `${stackProject}-mail`;

/** Accepts every mail. */
const ACCEPT_MAIL = `require("node:net").createServer((socket) => {
  let isData = false;
  socket.on("error", () => {}).write("220 mail\\r\\n");
  require("node:readline").createInterface({ input: socket }).on("line", (line) => {
    if (isData && line !== ".") return;
    isData = /^DATA/i.test(line);
    socket.write((isData ? "354" : "250") + " ok\\r\\n");
  });
}).listen(2525)`;

let observer: ReturnType<typeof observe>;
beforeAll(async () => {
  const network = ["--network", `${stackProject}_front`, "--network-alias", "mail"];
  const program = [`${stackProject}-api`, "node", "-e", ACCEPT_MAIL];
  docker("run", "--detach", "--init", "--name", mailServer, ...network, ...program);
  restartApi("smtp://mail:2525/?ignoreTLS=true");
  await answerCustomers(true);
  observer = observe();
});

afterAll(async () => {
  observer.stop();
  await answerCustomers(false);
  restartApi("");
  docker("rm", "--force", mailServer);
  psql("DELETE FROM quote_requests"); // thousands, which would slow down the owner's list in what follows
  await dockerMeanwhile("restart", web);
  await until(isHealthy(web));
});

/** With Compose's variables, since this process's own are not those of a program that Jest starts. */
function restartApi(smtpUrl: string): void {
  const args = ["compose", "-p", stackProject, "--progress", "quiet", "up", "--detach", "--wait"];
  const env = { ...process.env, SMTP_URL: smtpUrl };
  execFileSync("docker", [...args, "--no-deps", "--no-build", "api"], { env, stdio: "pipe" });
}

const answerCustomers = (answersByEmail: boolean) =>
  until(async () => Boolean(await changeBusiness({ answersByEmail })));

/**
 * A session of its own, inside the database's container, so that no fault of the network reaches it. A question that was cut
 * off is asked again.
 */
function observe() {
  const asked: { sql: string; answer: (count: string) => void }[] = [];
  let isStopped = false;
  let child = start();

  function start() {
    const program = ["psql", "-U", "ridgeline", "-At"];
    const psql = spawn("docker", ["exec", "--interactive", database, ...program]);
    createInterface({ input: psql.stdout }).on("line", (line) => {
      // While the container starts, Docker prints there that it could not run the program.
      if (/^\d+$/.test(line)) asked.shift()?.answer(line);
    });
    psql.stdin.on("error", () => {}); // it has ended
    for (const { sql } of asked) psql.stdin.write(sql);
    psql.on("close", () => {
      if (!isStopped) setTimeout(() => (child = start()), 100);
    });
    return psql;
  }
  return {
    countOf: (name: string) =>
      new Promise<string>((answer) => {
        const sql = `SELECT count(*) FROM quote_requests WHERE full_name = '${name}';\n`;
        asked.push({ sql, answer });
        child.stdin.write(sql);
      }),
    stop: () => {
      isStopped = true;
      child.kill();
    },
  };
}

async function freezeFor(seconds: number): Promise<void> {
  await freeze(database);
  await wait(seconds * 1000);
  await dockerMeanwhile("unpause", database);
}

/** Sets the flags of the database's network interface; nobody is told that the link is down. */
async function cut(seconds: number): Promise<void> {
  const set = (flags: number) => {
    const SIOCSIFFLAGS = 0x8914;
    const perl = `socket(S, 2, 2, 0); my $r = pack("a16s", "eth0", ${flags}); ioctl(S, ${SIOCSIFFLAGS}, $r) or die $!`;
    const run = ["run", "--rm", "--user", "0", "--cap-add", "NET_ADMIN", "--entrypoint", "perl"];
    return dockerMeanwhile(...run, "--network", `container:${database}`, "postgres:17", "-e", perl);
  };
  await set(0);
  await wait(seconds * 1000);
  await set(1);
}

async function killAndStart(containers: string[]): Promise<void> {
  for (const container of containers) {
    await dockerMeanwhile("kill", "--signal", "KILL", container);
    await dockerMeanwhile("start", container);
  }
}

const KILL_WORKERS =
  'for p in /proc/[0-9]*; do if grep -q "^nginx: worker" $p/cmdline; then kill -9 ${p#/proc/}; fi; done';

/** Acknowledged requests before each fault and after the last one. */
const ENOUGH = isFull ? 500 : 200;
const TIMES = isFull ? 4 : 1;

type Fault = [string, () => Promise<unknown>];
const faults: Fault[] = [
  ["the database is frozen for 3 s", () => freezeFor(3)],
  ["Postgres is killed", () => killAndStart([database])],
];
const beforeRelease: Fault[] = [
  ["the database is frozen for 6 s", () => freezeFor(6)],
  ["the database's link is cut for 8 s", () => cut(8)],
  ["each API is killed", () => killAndStart(containersOf("api"))],
  // nginx keeps counting the open requests of a killed worker, and refuses an address after 50 of them.
  ["nginx's workers are killed", () => dockerMeanwhile("exec", web, "bash", "-c", KILL_WORKERS)],
];

test.each([...faults, ...(isFull ? beforeRelease : [])])(
  "while %s, a request is there when it is acknowledged, and once",
  async (_, fail) => {
    const acknowledged: string[] = [];
    const absent: string[] = [];
    const mistakes: number[] = [];
    let isStopped = false;

    async function send(post: (name: string) => () => Promise<Response>): Promise<void> {
      while (!isStopped) {
        const name = `Ann ${randomUUID()}`;
        const attempt = post(name);
        for (;;) {
          const answer = await attempt().catch(() => undefined);
          if (answer?.ok) break;
          if (answer?.status === 500) mistakes.push(answer.status);
          await wait(100);
        }
        acknowledged.push(name);
        if ((await observer.countOf(name)) !== "1") absent.push(name);
      }
    }
    const asJson = (fullName: string) => {
      const key = randomUUID();
      return () => postQuote(key, { fullName, email: `${key}@customer.example` });
    };
    const asForm = (fullName: string) => () => postForm(fullName);
    /** As the script sends what the browser has just posted itself. */
    const asBothAtOnce = (fullName: string) => {
      const key = randomUUID();
      return async () => {
        const answers = await Promise.all([postForm(fullName), postQuote(key, { fullName })]);
        return answers.find(({ ok }) => !ok) ?? answers[0];
      };
    };
    const ways = [asJson, asForm, asBothAtOnce];
    const senders = Array.from({ length: 18 }, (_, n) => send(ways[n % ways.length] ?? asJson));

    const acknowledgeMore = async () => {
      const before = acknowledged.length;
      await until(() => acknowledged.length >= before + ENOUGH);
    };
    try {
      for (let time = 0; time < TIMES; time += 1) {
        await acknowledgeMore();
        await fail();
      }
      await acknowledgeMore();
    } finally {
      isStopped = true;
      await Promise.all(senders);
    }

    expect({ absent, mistakes }).toEqual({ absent: [], mistakes: [] });
    const stored = psql("SELECT full_name FROM quote_requests").split("\n");
    const count = new Map<string, number>();
    for (const name of stored) count.set(name, (count.get(name) ?? 0) + 1);
    expect(acknowledged.filter((name) => count.get(name) !== 1)).toEqual([]);
    // A session of a client that is gone ends by itself.
    await until(() => psql(LONG_OPEN) === "0", 30_000);
  },
);

const LONG_OPEN = `SELECT count(*) FROM pg_stat_activity
  WHERE state LIKE 'idle in transaction%' AND state_change < now() - interval '3 s'`;
