import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { killLeftovers, runBuilt } from "../../test/runBuilt";
import { provideApi } from "../../test/testApi";

const SMTP_URL = "smtp://127.0.0.1:9";

const api = provideApi({ SMTP_URL });
beforeEach(() => api.database("quoteRequests").delete());
afterEach(killLeftovers);

/** The exit code of the command, and what it prints. */
async function run(words: string, change: Record<string, string> = {}) {
  const environment = { DATABASE_URL: api.apiUrl, SMTP_URL, ...change };
  const { exitCode, output } = runBuilt("cli.js", environment, words.split(" "));
  return [await exitCode, output().trim()] as const;
}

const submit = (change: object = {}) =>
  api.postQuote({ ...validQuoteRequest, ...change }).expect(201);
const ids = () => api.database("quoteRequests").orderBy("id").pluck<number[]>("id");

test.each([
  ["quotes delete 1e3", "An ID is a whole number from 1, not '1e3'."],
  [
    "quotes purge --older-than 0",
    "--older-than: expected a whole number of days from 1, received '0'",
  ],
])("%s says what is wrong; exit code 1", async (words, sentence) => {
  expect(await run(words)).toEqual([1, sentence]);
});

describe("quotes", () => {
  test("exports what visitors sent, including the quarantine, without internal columns, and deletes one", async () => {
    await submit();
    await submit({ fullName: "Bob Ray", website: "https://spam.example" });

    const [code, said] = await run("quotes export");

    const rows = JSON.parse(said) as Record<string, unknown>[];
    expect(code).toBe(0);
    expect(rows.map(({ fullName }) => fullName)).toEqual(["Ann Lee", "Bob Ray"]);
    expect(Object.keys(rows[0] ?? {})).toContain("consentText");
    expect(said).not.toMatch(/idempotencyKey|payloadDigest|postedOn/);

    const [id, other] = await ids();
    expect(await run(`quotes delete ${id}`)).toEqual([0, `Deleted request ${id}.`]);
    expect(await ids()).toEqual([other]);
    expect(await run(`quotes delete ${id}`)).toEqual([1, `There is no request ${id}.`]);
  });

  test("holds one as spam, and sends nothing more about it", async () => {
    await submit();
    const [id] = await ids();

    const said = `Held request ${id} as spam: it is no longer in the owner's list.`;
    expect(await run(`quotes hold ${id}`)).toEqual([0, said]);

    expect((await api.ownerGet("/api/admin/quote-requests")).body).toEqual([]);
    expect((await api.ownerGet("/api/admin/quarantine")).body).toMatchObject([{ id }]);
    expect(await api.database("outbox").pluck("id")).toEqual([]);
    const none = `There is no request ${id} in the owner's list.`;
    expect(await run(`quotes hold ${id}`)).toEqual([1, none]);
  });

  test("deletes the old ones, and those held as spam too", async () => {
    await submit();
    await submit({ website: "https://spam.example" });
    await api.database("quoteRequests").update({ createdAt: new Date(0) });
    await submit();

    const said = "Deleted 2 requests older than 30 days.";
    expect(await run("quotes purge --older-than 30")).toEqual([0, said]);
    expect(await ids()).toHaveLength(1);
  });
});

describe("status", () => {
  const factsIn = async (change: Record<string, string> = {}) => {
    const lines = (await run("status", change))[1].split("\n");
    return Object.fromEntries(lines.map((line) => line.split(/: (.*)/))) as Record<string, string>;
  };

  test("says what the API knows, one fact per line", async () => {
    expect(await factsIn({ DATABASE_DISK: "/" })).toEqual({
      disk: expect.stringMatching(/^([?!] )?\d+ % free/) as string,
      business: expect.stringMatching(/^! still the sample: search engines/) as string,
      schema: expect.stringMatching(/^\d{3}_\w+$/) as string,
      "off-site": "? off: only this machine has a backup",
      notifications: "email; 0 waiting, 0 given up",
    });
  });

  test("says whose site it is, or what is wrong, and how the owner is notified, or that nobody is", async () => {
    const set = (details: object) => api.database("business").update({ details });
    const [row] = await api.database("business").pluck<object[]>("details");
    const address = { street: "4 Oak St", city: "Asheville", state: "NC", zip: "28801" };
    const oak = { ...row, name: "Oak", phone: "8285550100", email: "a@oak.example", address };
    await set(oak);
    await submit();
    expect(await factsIn({ SMTP_URL: "" })).toMatchObject({
      business: "Oak",
      notifications: expect.stringMatching(
        /^! nobody is notified: .* 1 waiting, 0 given up$/,
      ) as string,
    });

    await set({ ...oak, phone: "1" });
    expect((await factsIn())["business"]).toMatch(
      /^! the business details in the database are damaged: phone: /,
    );
    await set(row ?? {});
  });

  test("says what fails, until notify resends all that failed", async () => {
    await submit();
    await api.database("outbox").update({ failedAt: new Date(), lastError: "Mailbox full" });

    expect((await factsIn())["notifications"]).toMatch(
      /^! email fails \(.+\); 0 waiting, 1 given up$/,
    );
    const webhook = { WEBHOOK_URL: "https://hooks.example", WEBHOOK_SECRET: "x".repeat(24) };
    expect((await factsIn(webhook))["notifications"]).toMatch(/^\? email fails \(.+\), webhook; /);
    const said = "1 notification will be sent again.";
    expect(await run("notify resend --failed")).toEqual([0, said]);
    expect(await api.database("outbox").select("failedAt")).toEqual([{ failedAt: null }]);
  });
});
